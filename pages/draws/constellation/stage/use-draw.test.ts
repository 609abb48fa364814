import { expect, it } from 'vitest'
import type { StarBoard, StarRoom } from '#shared/api/constellation'
import { halfLit } from './use-draw.ts'

const room = (lit: number) => ({ id: 'virgo', lit, stars: 10 }) as StarRoom
const board = (lit: number) => ({ floors: [{ rooms: [room(lit)] }] }) as unknown as StarBoard

it.each([
  [4, 5, true],
  [2, 8, true],
  [5, 6, false],
  [3, 4, false],
  [4, 10, false],
])('a room with %i of ten stars that has %i then: half of it was lit by that: %s', (before, after, lit) => {
  expect(halfLit(room(before), board(after))).toBe(lit)
})

it('of a room that is not known, no half is lit', () => {
  expect(halfLit(null, board(5))).toBe(false)
})
