/** Driving records are shown for so many days, today included. */
export const RECORD_DAYS = 10

const DAY = 86_400_000
/** The product's zone, Asia/Shanghai, has been UTC+8 all year since 1991. */
const AHEAD = 8 * 3_600_000

/** The midnight with which the day of a moment begins, in the product's zone, wherever the person is. */
export function dayOf(ms: number): number {
  return Math.floor((ms + AHEAD) / DAY) * DAY - AHEAD
}

/** The days whose records are shown at a moment of the server's clock, by their midnights, today first. */
export function recordDays(now: number): number[] {
  return Array.from({ length: RECORD_DAYS }, (_, back) => dayOf(now) - back * DAY)
}

/** Whether what began at `at` is shown at that moment: by its day, not by its hour. */
export function isRecorded(at: number, now: number): boolean {
  return dayOf(at) > dayOf(now) - RECORD_DAYS * DAY
}
