import { expect, it } from 'vitest'
import { along } from './along.ts'

const ROAD = [
  [0, 0],
  [100, 0],
  [100, 50],
] as const

it('a marker stands as far along the road as its group has come', () => {
  expect(along(ROAD, 0)).toEqual({ x: 0, y: 0 })
  expect(along(ROAD, 0.5)).toEqual({ x: 75, y: 0 })
  expect(along(ROAD, 0.9)).toEqual({ x: 100, y: 35 })
  expect(along(ROAD, 1)).toEqual({ x: 100, y: 50 })
})

it('a marker never leaves the road', () => {
  expect(along(ROAD, -1)).toEqual({ x: 0, y: 0 })
  expect(along(ROAD, 3)).toEqual({ x: 100, y: 50 })
})
