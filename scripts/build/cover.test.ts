import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PNG } from 'pngjs'
import { afterAll, describe, expect, it } from 'vitest'
import { readCover } from './cover.ts'
import type { Page } from './pages.ts'

const root = mkdtempSync(path.join(tmpdir(), 'cover-'))
mkdirSync(path.join(root, 'pages/warlord/season'), { recursive: true })
afterAll(() => rmSync(root, { recursive: true }))

function png(width: number, height: number, noise = 0): Buffer {
  const picture = new PNG({ width, height })
  for (let at = 0; at < noise; at++) picture.data[at] = Math.sin(at) * 1e6
  return PNG.sync.write(picture)
}

/** A JPEG with an application segment before its frame header, as cameras write it; no picture in it. */
function jpeg(width: number, height: number): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt16BE(height, 0)
  size.writeUInt16BE(width, 2)
  return Buffer.concat([
    Buffer.from('ffd8ffe000084a46494600ff', 'hex').subarray(0, 12),
    Buffer.from('ffc0001108', 'hex'),
    size,
    Buffer.from('03012200021101031101ffd9', 'hex'),
  ])
}

function coverOf(name: string, content: Buffer, art?: Page['meta']['art']) {
  writeFileSync(path.join(root, 'pages/warlord/season', name), content)
  const page = {
    id: 'warlord/season',
    folder: 'pages/warlord/season',
    meta: { cover: `./${name}`, art },
  } as Page
  return readCover(root, page)
}

describe('a cover', () => {
  it('the part without lettering is published in fractions of the cover', () => {
    const { art } = coverOf('cover.png', png(600, 315), { x: 300, y: 63, width: 240 })
    expect(art).toEqual({ left: 0.5, top: 0.2, width: 0.4 })
  })

  it.each([[{ x: 400, y: 0, width: 240 }], [{ x: 0, y: 200, width: 240 }]])(
    'a part that reaches beyond the cover is refused with the height that it has: %o',
    (art) => {
      expect(() => coverOf('cover.png', png(600, 315), art)).toThrow(
        'pages/warlord/season/page.ts: "art" reaches beyond the cover, which measures 600 x 315.\n  Move or narrow it: 240 px wide, it is 126 px high.',
      )
    },
  )

  it.each([
    [600, 315],
    [1200, 630],
  ])('a cover of %i x %i is taken, PNG or JPEG, under a name that changes with it', (width, height) => {
    expect(coverOf('cover.png', png(width, height))).toMatchObject({ width, height })
    expect(coverOf('cover.jpg', jpeg(width, height))).toMatchObject({ width, height })
    expect(coverOf('cover.png', png(width, height)).file).toMatch(
      /^static\/warlord-season\.cover-[0-9a-f]{12}\.png$/,
    )
  })

  it.each([
    [599, 315],
    [600, 600],
    [1600, 840],
    [32, 32],
  ])('a cover of %i x %i is refused with the size that previews want', (width, height) => {
    expect(() => coverOf('cover.png', png(width, height))).toThrow(
      `pages/warlord/season/cover.png: measures ${width} x ${height}.\n  Link previews want 1200 x 630`,
    )
  })

  it('a cover that is too heavy is refused with its weight', () => {
    expect(() => coverOf('cover.png', png(1200, 630, 1_000_000))).toThrow(
      /weighs \d+ KB.*\n {2}Keep it under 120 KB/,
    )
  })

  it('a cover that is cut off, or another kind of file, is refused', () => {
    const whole = png(600, 315)
    for (const broken of [
      whole.subarray(0, whole.length - 20),
      Buffer.from('<svg/>'),
      jpeg(600, 315),
      Buffer.alloc(0),
    ])
      expect(() => coverOf('cover.png', broken)).toThrow(
        'is not the picture that its name says, or is cut off',
      )
    expect(() => coverOf('cover.jpg', whole)).toThrow('is not the picture that its name says, or is cut off')
  })
})
