import { expect, it } from 'vitest'
import type { EventGroup } from '#shared/api/group-event'
import { standings } from './standings.ts'

const group = (id: string, score: number, rank: number, day: number, dayRank: number): EventGroup => ({
  id,
  name: id,
  slogan: '',
  look: 0,
  score,
  rank,
  today: { score: day, rank: dayRank },
  members: 0,
  faces: [],
  roomId: '',
})
const groups = [group('a', 80, 2, 9, 1), group('b', 100, 1, 0, 3), group('c', 80, 2, 4, 2)]
const shown = (period: 'total' | 'day') =>
  standings(groups, period).map(({ group: { id }, rank, gap, tied }) => [id, rank, gap, tied])

it('standings of the whole event have the best first, with the gap to the one before and ties marked', () => {
  expect(shown('total')).toEqual([
    ['b', 1, 0, false],
    ['a', 2, 20, true],
    ['c', 2, 0, true],
  ])
})

it('standings of today have an order of their own', () => {
  expect(shown('day')).toEqual([
    ['a', 1, 0, false],
    ['c', 2, 5, false],
    ['b', 3, 4, false],
  ])
})

it('bars of the standings are parts of the best score, and empty while nobody has one', () => {
  expect(standings(groups, 'total').map(({ part }) => part)).toEqual([1, 0.8, 0.8])
  expect(standings([group('a', 0, 1, 0, 1)], 'total').map(({ part }) => part)).toEqual([0])
})
