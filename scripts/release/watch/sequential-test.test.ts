import { expect, it } from 'vitest'
import { randomFrom } from '../testing/interleave.ts'
import {
  drawn,
  evidenceOf,
  floorEvidence,
  newControl,
  newTest,
  TOLERATED,
  withBatch,
} from './sequential-test.ts'

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
      const batch = { fresh: { visits: fresh, failed: x }, old: { visits: old, failed: failed - x } }
      return sum + chance * evidenceOf(withBatch(newTest(), batch))
    }, 0)
    expect(mean).toBeCloseTo(1, 10)
  },
)

it('evidence rises with failures of the new build, and falls with those of the old one', () => {
  const by = (fresh: number, old: number) =>
    evidenceOf(
      withBatch(newTest(), { fresh: { visits: 100, failed: fresh }, old: { visits: 900, failed: old } }),
    )
  expect(by(0, 0)).toBe(1)
  expect(by(8, 0)).toBeGreaterThan(by(4, 0))
  expect(by(4, 0)).toBeGreaterThan(by(4, 4))
  expect(by(0, 5)).toBeLessThan(1)
})

it('thousands of failures in one batch are counted as exactly as few', () => {
  const [fine, fails] = [
    { fresh: { visits: 20_000, failed: 10_000 }, old: { visits: 180_000, failed: 90_000 } },
    { fresh: { visits: 20_000, failed: 15_000 }, old: { visits: 180_000, failed: 1000 } },
  ]
  const first = withBatch(newTest(), fine)
  expect(evidenceOf(first)).toBeLessThan(1)
  expect(evidenceOf(withBatch(first, fails))).toBe(Number.POSITIVE_INFINITY)
})

it('visits of one build wait until the other has some, and are weighed then', () => {
  const none = { visits: 0, failed: 0 }
  const alone = withBatch(newTest(), { fresh: { visits: 40, failed: 40 }, old: none })
  expect([evidenceOf(alone), alone.used]).toEqual([1, { fresh: 0, old: 0 }])
  const both = withBatch(alone, { fresh: none, old: { visits: 40, failed: 0 } })
  expect(both.used).toEqual({ fresh: 40, old: 40 })
  expect(evidenceOf(both)).toBeGreaterThan(1e6)
})

it('visits of the day before are drawn in random order, each once, and last for those that are needed', () => {
  const random = randomFrom(1)
  let control = newControl({ visits: 1000, failed: 40 }, 100)
  expect(control.perVisit).toBe(9)
  const draws = Array.from({ length: 12 }, () => {
    const [taken, left] = drawn(control, 10, random)
    control = left
    return taken
  })
  expect(draws.map(({ visits }) => visits)).toEqual([...Array(11).fill(90), 10])
  expect(draws.reduce((sum, { failed }) => sum + failed, 0)).toBe(40)
  expect(Math.max(...draws.map(({ failed }) => failed))).toBeLessThan(15)
  expect(newControl({ visits: 500, failed: 5 }, 500).perVisit).toBe(1)
  expect(newControl({ visits: 10, failed: 0 }, 500).perVisit).toBe(1)
})

it('a build of which more than one visit in five fails is below the floor by itself', () => {
  expect(floorEvidence({ visits: 10, failed: 10 })).toBeGreaterThan(1000)
  expect(floorEvidence({ visits: 60, failed: 30 })).toBeGreaterThan(1000)
  expect(floorEvidence({ visits: 1000, failed: 150 })).toBeLessThan(1)
  expect(floorEvidence({ visits: 10, failed: 3 })).toBeLessThan(10)
})
