import { expect, test } from 'vitest'
import { found } from './refusal.ts'

test('an existing item is returned, and an unknown one is refused with 4040', () => {
  expect(found([0, 1].find((each) => each === 0))).toBe(0)
  expect(() => found([0, 1].find((each) => each === 2))).toThrow('4040 This no longer exists')
})
