import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { contrast, hueOf, oklch, readHex, writeHex } from './colour.ts'
import { colourFor, coloursOf, paint, paletteAround } from './palette.ts'

const TEMPLATE = readFileSync(path.join(import.meta.dirname, 'template/_family/theme.module.css'), 'utf8')
const hues = Array.from({ length: 36 }, (_, turn) => turn * 10)

describe('a palette', () => {
  it.each(hues)('a palette of hue %i keeps the contrasts that the kit asks for', (hue) => {
    const palette = paletteAround(writeHex(oklch(0.55, 0.17, hue)))
    const colour = (name: string) => readHex(palette[name] ?? '')
    for (const ground of ['kit-surface', 'kit-surface-raised', 'glow']) {
      for (const text of ['kit-ink', 'kit-ink-soft', 'kit-accent'])
        expect(contrast(colour(text), colour(ground)), `${text} on ${ground}`).toBeGreaterThan(4.5)
    }
    for (const ground of ['kit-surface', 'kit-surface-raised']) {
      for (const text of ['kit-danger', 'kit-good'])
        expect(contrast(colour(text), colour(ground)), `${text} on ${ground}`).toBeGreaterThan(4.5)
    }
    for (const [fill = ''] of palette['kit-fill']?.matchAll(/#\w{6}/g) ?? [])
      expect(contrast(colour('kit-accent-ink'), readHex(fill)), `text on ${fill}`).toBeGreaterThan(4.5)
  })

  it('a palette is made around the colour that was asked for', () => {
    expect(hueOf(readHex(paletteAround('#1f6b54').glow ?? ''))).toBeCloseTo(hueOf(readHex('#1f6b54')), -1)
  })

  it('a palette of a family without a wish follows from its name', () => {
    expect(colourFor('halls')).toBe(colourFor('halls'))
    expect(new Set(['halls', 'money', 'gifts', 'clues'].map(colourFor)).size).toBe(4)
  })

  it('a palette takes every place in the style sheet, and can be read from it again', () => {
    const palette = paletteAround('#7a4df0')
    const css = paint(TEMPLATE, palette)
    expect(coloursOf(css)).toMatchObject({
      'kit-surface': palette['kit-surface'],
      'kit-accent': palette['kit-accent'],
      glow: palette.glow,
    })
    for (const value of Object.values(coloursOf(TEMPLATE))) expect(css).not.toContain(value)
  })

  it('a palette that the style sheet has no place for is refused', () => {
    expect(() => paint(TEMPLATE, { 'kit-unheard-of': '#000000' })).toThrow('lacks --kit-unheard-of')
  })
})

it('black on white has the contrast of 21, a colour with itself that of 1', () => {
  expect(contrast(readHex('#000000'), readHex('#ffffff'))).toBeCloseTo(21)
  expect(contrast(readHex('#7a4df0'), readHex('#7a4df0'))).toBe(1)
})

it('short colours are read as long ones', () => {
  expect(coloursOf('.theme { --kit-surface-raised: #fff; }')).toEqual({ 'kit-surface-raised': '#ffffff' })
})
