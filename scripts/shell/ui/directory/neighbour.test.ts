import { expect, test } from 'vitest'
import { neighbour } from './neighbour.ts'

/** Two rows of three, and a last row of one. */
const boxes = [0, 20, 40].flatMap((top) => [0, 100, 200].map((left) => ({ left, top }))).slice(0, 7)

test.each([
  ['from the search field down to the first', -1, 'ArrowDown', 0],
  ['from the search field up to nowhere', -1, 'ArrowUp', -1],
  ['from the first row up to the search field', 2, 'ArrowUp', -1],
  ['down in its column', 1, 'ArrowDown', 4],
  ['down to the nearest of a shorter row', 5, 'ArrowDown', 6],
  ['up in its column', 5, 'ArrowUp', 2],
  ['on from the end of a row', 2, 'ArrowRight', 3],
  ['back from the start of a row', 3, 'ArrowLeft', 2],
  ['no further than the last', 6, 'ArrowRight', 6],
  ['no further than the last row', 6, 'ArrowDown', 6],
] as const)('an arrow leads %s', (_, at, arrow, to) => {
  expect(neighbour(boxes, at, arrow)).toBe(to)
})

test('where nothing was found an arrow leads nowhere', () => {
  expect(neighbour([], -1, 'ArrowDown')).toBe(-1)
})
