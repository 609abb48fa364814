import { expect, test } from 'vitest'
import { found } from './refusal.ts'

test('what is found is given back, and a thing that nobody knows is refused with 4040', () => {
  expect(found([0, 1].find((each) => each === 0))).toBe(0)
  expect(() => found([0, 1].find((each) => each === 2))).toThrow('4040 This no longer exists')
})
