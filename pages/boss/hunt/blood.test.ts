import { expect, it, test } from 'vitest'
import { percentOf, stageOf } from './blood.ts'

test.each([
  [100, 100, 100],
  [2_999_999, 3_000_000, 99.9],
  [711, 1000, 71.1],
  [1, 3_000_000, 0.1],
  [0, 3_000_000, 0],
])('%d of %d is %d percent', (blood, total, percent) => {
  expect(percentOf({ blood, total })).toBe(percent)
})

it('the armour wears down by what is left, and stands still by the server’s word alone', () => {
  const at = (blood: number) => stageOf({ blood, total: 100, state: 'appeared' })
  expect([100, 75, 45, 15, 0].map(at)).toEqual(['whole', 'cracked', 'torn', 'dying', 'dying'])
  expect(stageOf({ blood: 0, total: 100, state: 'killed' })).toBe('dead')
})
