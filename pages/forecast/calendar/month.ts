import { midnightOf, productDate } from '#shared/campaign/phase'

const DAY = 86_400_000

/** The product's midnight of the first day of a month, so many after that of `at`; both in ms. */
export function firstOfMonth(at: number, ahead: number): number {
  const date = productDate(at)
  const midnightUtc = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + ahead, 1)
  // eight in the morning there is that day's midnight in UTC
  return midnightOf(midnightUtc)
}

/** The weeks of such a month, Monday first, each of seven midnights: with days of its neighbours where it does not fill them. */
export function weeksOf(at: number, ahead: number): number[][] {
  const first = firstOfMonth(at, ahead)
  const before = daysSinceMonday(first)
  const days = Math.round((firstOfMonth(at, ahead + 1) - first) / DAY)
  return weeksFrom(first - before * DAY, Math.ceil((before + days) / 7))
}

/** This week and the next, from a midnight within it. */
export const thisAndNextWeek = (midnight: number): number[][] =>
  weeksFrom(midnight - daysSinceMonday(midnight) * DAY, 2)

const daysSinceMonday = (at: number) => (productDate(at).getUTCDay() + 6) % 7

const weeksFrom = (monday: number, count: number) =>
  Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => monday + (week * 7 + day) * DAY),
  )
