import { expect, it } from 'vitest'
import { pairedRatios } from './paired-ratios.ts'

it('Each round is compared with itself, so that a slow moment of the machine weighs on both', () => {
  const ours = [80, 800, 90, 80, 100]
  const theirs = [100, 1000, 100, 100, 100]
  expect(pairedRatios(ours, theirs)).toEqual({ median: 0.8, from: 0.8, to: 0.9 })
})

it('the spread shows how far the rounds were apart', () => {
  expect(pairedRatios([1, 2, 3, 4, 5], [1, 1, 1, 1, 1])).toEqual({ median: 3, from: 2, to: 4 })
})
