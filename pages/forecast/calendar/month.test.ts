import { expect, it } from 'vitest'
import { firstOfMonth, thisAndNextWeek, weeksOf } from './month.ts'

/** Midnight of a day in the product's zone, eight hours ahead of UTC. */
const day = (year: number, month: number, date: number) => Date.UTC(year, month - 1, date) - 8 * 3_600_000

it('a month begins at the product’s midnight, also seen from its last hour', () => {
  expect(firstOfMonth(day(2026, 12, 1) - 1, 0)).toBe(day(2026, 11, 1))
  expect(firstOfMonth(day(2026, 12, 1), 0)).toBe(day(2026, 12, 1))
  expect(firstOfMonth(day(2026, 11, 25), 2)).toBe(day(2027, 1, 1))
})

it('weeks run from Monday to Sunday and hold the whole month, leap days too', () => {
  const weeks = weeksOf(day(2026, 11, 25), 0)
  expect([weeks.length, weeks[0]?.[0], weeks[0]?.[6]]).toEqual([6, day(2026, 10, 26), day(2026, 11, 1)])
  expect(weeks.flat()).toContain(day(2026, 11, 30))
  expect(weeksOf(day(2028, 2, 10), 0).flat()).toContain(day(2028, 2, 29))
})

it('a month that fills its weeks has four', () => {
  expect(weeksOf(day(2027, 2, 3), 0)).toHaveLength(4)
})

it('two weeks begin with this one’s Monday, on a Sunday too', () => {
  const weeks = thisAndNextWeek(day(2026, 11, 29))
  expect([weeks.length, weeks[0]?.[0], weeks[1]?.[6]]).toEqual([2, day(2026, 11, 23), day(2026, 12, 6)])
})
