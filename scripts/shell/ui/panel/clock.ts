import { readOffset, writeOffset } from '../../clock-text.ts'

export const HOUR = 3_600_000
export const DAY = 24 * HOUR
/** The campaigns are dated in Asia/Shanghai: UTC+8 all year. */
const ZONE = '+08:00'

/** A clock setting, moved on by so many ms. */
export function moveClock(clock: string, ms: number): string {
  const offset = clock === '' ? 0 : readOffset(clock)
  if (offset !== undefined) return writeOffset(offset + ms)
  return `${fieldText(Date.parse(clock) + ms)}${ZONE}`
}

/** A date as a date field has it, in Shanghai: '2026-11-21T20:00'. */
export function fieldText(ms: number): string {
  return new Date(ms + 8 * HOUR).toISOString().slice(0, 16)
}

/** A clock setting that starts from what a date field has. */
export function clockFrom(field: string): string {
  return `${field}${ZONE}`
}

/** `Sat 21 Nov 2026, 20:00:07` in Shanghai. */
export function dateText(ms: number): string {
  return new Date(ms).toLocaleString('en-GB', {
    timeZone: 'Asia/Shanghai',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
}
