import { expect, it } from 'vitest'
import { poolOf } from './pool.ts'

const prize = { pool: 60_000, poolStart: 50_000, poolPercent: 5 }

it('the pool grows with the blood that is lost, and is never less than was shown', () => {
  expect(poolOf(prize, { blood: 2_700_000, total: 3_000_000 })).toBe(65_000)
  expect(poolOf(prize, { blood: 2_999_000, total: 3_000_000 })).toBe(60_000)
  expect(poolOf(prize, { blood: 0, total: 3_000_000 })).toBe(200_000)
})
