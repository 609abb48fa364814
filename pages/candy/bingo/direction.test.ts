import { expect, it } from 'vitest'
import { directionOf } from './direction.ts'

it.each([
  [[4, 5, 6, 7], 'row', 2],
  [[3, 7, 11, 15], 'column', 4],
  [[0, 5, 10, 15], 'down', 1],
  [[3, 6, 9, 12], 'up', 1],
])('the line of %j is the %s %i', (places, kind, number) => {
  expect(directionOf(places, 4)).toEqual({ kind, number })
})
