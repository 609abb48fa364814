import { describe, expect, it } from 'vitest'
import { figureOf } from './figure'
import { FIGURES, numeralOf, type Sign } from './figures'
import { tour } from './flight.ts'

const SIGNS = Object.keys(FIGURES) as Sign[]
const BOX = { width: 320, height: 182, margin: 20 }

describe.each(SIGNS)('the constellation of %s', (sign) => {
  const figure = figureOf(sign, BOX)

  it('a constellation fits its box', () => {
    for (const [x, y] of figure.stars) {
      expect(x).toBeGreaterThanOrEqual(19.9)
      expect(x).toBeLessThanOrEqual(300.1)
      expect(y).toBeGreaterThanOrEqual(19.9)
      expect(y).toBeLessThanOrEqual(162.1)
    }
  })

  it('a constellation joins stars that it has', () => {
    for (const line of figure.lines) for (const star of line) expect(figure.stars[star]).toBeDefined()
  })

  it('a constellation lets a comet pass every star along the lines and come back', () => {
    const walk = tour(figure)
    expect([...new Set(walk)].sort((a, b) => a - b)).toEqual(figure.stars.map((_, star) => star))
    expect(walk[walk.length - 1]).toBe(walk[0])
    for (let at = 1; at < walk.length; at++) {
      const step = [walk[at - 1], walk[at]]
      expect(figure.lines.some((line) => step.every((star) => line.includes(star ?? -1)))).toBe(true)
    }
  })
})

it('the zodiac is numbered from Aries', () => {
  expect([numeralOf('aries'), numeralOf('leo'), numeralOf('pisces')]).toEqual(['I', 'V', 'XII'])
})
