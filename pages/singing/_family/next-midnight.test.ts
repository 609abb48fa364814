import { expect, it } from 'vitest'
import { nextMidnight } from './next-midnight.ts'

const HOUR = 3_600_000

it('the next day begins at midnight in the product’s zone, wherever the person is', () => {
  const midnight = Date.UTC(2026, 3, 8, 16)
  expect(nextMidnight(midnight - HOUR)).toBe(midnight)
  expect(nextMidnight(midnight - 1)).toBe(midnight)
  expect(nextMidnight(midnight)).toBe(midnight + 24 * HOUR)
})
