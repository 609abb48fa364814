import { expect, it } from 'vitest'
import { randomFrom } from '../testing/interleave.ts'
import { Control, SequentialTest, TOLERATED } from './sequential-test.ts'

const choose = (n: number, k: number) =>
  Array.from({ length: k }).reduce<number>((product, _, i) => (product * (n - i)) / (i + 1), 1)

/** Chances of 0, 1, … failing visits of the new build, where its odds are so many times those of the old one. */
function tables(fresh: number, old: number, failed: number, odds: number): number[] {
  const weights = Array.from(
    { length: failed + 1 },
    (_, x) => choose(fresh, x) * choose(old, failed - x) * odds ** x,
  )
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map((weight) => weight / total)
}

it.each([
  [40, 360, 7],
  [300, 100, 3],
  [5, 4, 6],
])(
  'evidence of %s new and %s old visits, %s failing, is 1 at the mean by the odds tolerated',
  (fresh, old, failed) => {
    const mean = tables(fresh, old, failed, TOLERATED).reduce((sum, chance, x) => {
      if (chance === 0 || x > fresh || failed - x > old) return sum
      const test = new SequentialTest()
      test.add({ fresh: { visits: fresh, failed: x }, old: { visits: old, failed: failed - x } })
      return sum + chance * test.evidence
    }, 0)
    expect(mean).toBeCloseTo(1, 10)
  },
)

it('evidence rises with failures of the new build, and falls with those of the old one', () => {
  const evidenceOf = (fresh: number, old: number) => {
    const test = new SequentialTest()
    test.add({ fresh: { visits: 100, failed: fresh }, old: { visits: 900, failed: old } })
    return test.evidence
  }
  expect(evidenceOf(0, 0)).toBe(1)
  expect(evidenceOf(8, 0)).toBeGreaterThan(evidenceOf(4, 0))
  expect(evidenceOf(4, 0)).toBeGreaterThan(evidenceOf(4, 4))
  expect(evidenceOf(0, 5)).toBeLessThan(1)
})

it('thousands of failures in one batch are counted as exactly as few', () => {
  const test = new SequentialTest()
  test.add({ fresh: { visits: 20_000, failed: 10_000 }, old: { visits: 180_000, failed: 90_000 } })
  expect(test.evidence).toBeLessThan(1)
  test.add({ fresh: { visits: 20_000, failed: 15_000 }, old: { visits: 180_000, failed: 1000 } })
  expect(test.evidence).toBe(Number.POSITIVE_INFINITY)
})

it('visits of the day before are drawn in random order, each once', () => {
  const control = new Control({ visits: 1000, failed: 40 })
  const random = randomFrom(1)
  const draws = Array.from({ length: 12 }, () => control.take(90, random))
  expect(draws.map(({ visits }) => visits)).toEqual([...Array(11).fill(90), 10])
  expect(draws.reduce((sum, { failed }) => sum + failed, 0)).toBe(40)
  expect(Math.max(...draws.map(({ failed }) => failed))).toBeLessThan(15)
})
