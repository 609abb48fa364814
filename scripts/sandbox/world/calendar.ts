import { DAY, HOUR, midnight } from './clock.ts'

/** Hour of the day in the product's zone, 0 to 23. */
export function hourOf(ms: number): number {
  return Math.floor((ms - midnight(ms)) / HOUR)
}

/** The last Monday's midnight in the product's zone. */
export function weekStart(ms: number): number {
  // 1970-01-01 was a Thursday.
  const day = Math.round((midnight(ms) + 8 * HOUR) / DAY)
  return midnight(ms) - ((day + 3) % 7) * DAY
}

/** Midnight of the month's first day in the product's zone, so many months on. */
export function monthStart(ms: number, monthsOn = 0): number {
  const there = new Date(ms + 8 * HOUR)
  return Date.UTC(there.getUTCFullYear(), there.getUTCMonth() + monthsOn, 1) - 8 * HOUR
}
