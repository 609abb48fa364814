import { midnightOf } from '#shared/campaign/phase'

/** Driving records are shown for so many days, today included. */
export const RECORD_DAYS = 10

const DAY = 86_400_000

/** The days whose records are shown at a moment of the server's clock, by their midnights, today first. */
export function recordDays(now: number): number[] {
  return Array.from({ length: RECORD_DAYS }, (_, back) => midnightOf(now) - back * DAY)
}

/** Whether what began at `at` is shown at that moment: by its day, not by its hour. */
export function isRecorded(at: number, now: number): boolean {
  return midnightOf(at) > midnightOf(now) - RECORD_DAYS * DAY
}
