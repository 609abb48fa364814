import { expect, it } from 'vitest'
import type { FreeBox } from '#shared/api/free-box'
import { tiersOf } from './tiers.ts'

const tiers = [2, 5, 9].map((need, at) => ({ tier: at + 1, name: `${need}`, need, possible: [] }))
const withHelpers = (count: number) => ({ tiers, box: { helpers: Array(count) } as unknown as FreeBox })

it.each([
  [0, undefined, '2', 2],
  [2, '2', '5', 3],
  [8, '5', '9', 1],
  [9, '9', undefined, 0],
])('with %i helpers the tier is %s, and the next one %s with %i more', (count, reached, next, missing) => {
  const found = tiersOf(withHelpers(count))
  expect([found.reached?.name, found.next?.name, found.missing]).toEqual([reached, next, missing])
})

it('without a box the first tier is next', () => {
  expect(tiersOf({ tiers, box: null })).toMatchObject({ next: { name: '2' }, missing: 2 })
})
