import { midnight } from './clock.ts'

/** How often something was done on the day that began then. */
export interface Daily {
  day: number
  used: number
}

export const noneYet = (): Daily => ({ day: 0, used: 0 })

/** What is left of a daily limit, which resets at midnight in the product's time zone. */
export function leftToday({ day, used }: Daily, perDay: number, now: number): number {
  return day === midnight(now) ? Math.max(0, perDay - used) : perDay
}

export function countOne(daily: Daily, now: number): void {
  const today = midnight(now)
  Object.assign(daily, { day: today, used: daily.day === today ? daily.used + 1 : 1 })
}
