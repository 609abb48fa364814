import { expect, test } from 'vitest'
import { placesFor } from './places.ts'

test('as many places are drawn as there are', () => {
  expect([placesFor(3, 24), placesFor(2.9, 24), placesFor(0, 24)]).toEqual([[0, 1, 2], [0, 1], []])
})

test.each([9e15, 1e308, Number.POSITIVE_INFINITY])(
  'of %d places no more are drawn than the page can show',
  (count) => {
    expect(placesFor(count, 24)).toHaveLength(24)
  },
)

test.each([-1, -9e15, Number.NaN, Number.NEGATIVE_INFINITY])('for %d no places are drawn', (count) => {
  expect(placesFor(count, 24)).toEqual([])
})
