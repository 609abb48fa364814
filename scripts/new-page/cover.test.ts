import { PNG } from 'pngjs'
import { expect, it } from 'vitest'
import { contrast, type Rgb, readHex } from './colour.ts'
import { drawCover } from './cover.ts'

const COLOURS = { surface: '#170f33', raised: '#251a4d', accent: '#ffcf66', glow: '#5a35b8' }
const bytes = drawCover(COLOURS)

it('a cover is a PNG of the size of link previews, light enough for a messenger', () => {
  expect(PNG.sync.read(bytes)).toMatchObject({ width: 600, height: 315 })
  expect(bytes.length).toBeLessThan(100_000)
})

it('a cover shows the light in its accent before deep hills', () => {
  const { data, width } = PNG.sync.read(bytes)
  const at = (x: number, y: number): Rgb => {
    const [r = 0, g = 0, b = 0] = data.subarray((y * width + x) * 4)
    return [r / 255, g / 255, b / 255]
  }
  expect(contrast(at(330, 140), readHex(COLOURS.accent))).toBeLessThan(1.2)
  expect(contrast(at(300, 310), readHex(COLOURS.surface))).toBeLessThan(1.1)
})

it('a cover is the same for the same colours, and another for others', () => {
  expect(drawCover(COLOURS).equals(bytes)).toBe(true)
  expect(drawCover({ ...COLOURS, glow: '#1f6b54' }).equals(bytes)).toBe(false)
})
