import { expect, it } from 'vitest'
import { WHOLE, within, zoomedAt } from './zoom.ts'

const FRAME = { width: 400, height: 800 }
/** As wide as the frame, a quarter as high. */
const LANDSCAPE = { width: 400, height: 200 }

it('the point under the finger stays there while the picture grows', () => {
  const point = { x: 100, y: -50 }
  const view = zoomedAt(WHOLE, 2, point)
  expect(view).toEqual({ scale: 2, x: -100, y: 50 })
  // 100 px right of the middle was 100 px into the whole picture; twice as large that is 200, moved back by 100
  expect(view.x + 2 * 100).toBe(point.x)
  expect(zoomedAt(view, 4, point)).toEqual({ scale: 4, x: -300, y: 150 })
})

it('a picture grows to five times at most, and never becomes smaller than whole', () => {
  expect(zoomedAt(WHOLE, 99, { x: 0, y: 0 }).scale).toBe(5)
  expect(zoomedAt({ scale: 2, x: 0, y: 0 }, 0.1, { x: 0, y: 0 }).scale).toBe(1)
})

it('a picture’s edge goes no further in than the frame’s', () => {
  expect(within({ scale: 2, x: 999, y: -999 }, FRAME, FRAME)).toEqual({ scale: 2, x: 200, y: -400 })
})

it('a side that is not longer than the frame stays in the middle', () => {
  expect(within({ scale: 2, x: 50, y: 70 }, LANDSCAPE, FRAME)).toEqual({ scale: 2, x: 50, y: 0 })
  expect(within({ scale: 1, x: 50, y: 70 }, FRAME, FRAME)).toMatchObject({ x: 0, y: 0 })
})
