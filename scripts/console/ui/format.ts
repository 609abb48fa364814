import { CODES, language } from '#shared/runtime/i18n'

const formatter = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(CODES[language()], options)

/** `11/28 10:02`, in this machine's zone. */
export const shortTime = (time: string | number) =>
  formatter({ month: 'numeric', day: 'numeric', hour: '2-digit', minute: '2-digit', hour12: false }).format(
    new Date(time),
  )

/** `10:00`, and the day at midnight. */
export function hourTime(time: number): string {
  const isMidnight = new Date(time).getHours() === 0
  return formatter(
    isMidnight
      ? { month: 'numeric', day: 'numeric' }
      : { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  ).format(time)
}

/** With year and zone. */
export const longTime = (time: string | number) =>
  formatter({
    ...{ year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: '2-digit', minute: '2-digit', hour12: false, timeZoneName: 'short' },
  }).format(new Date(time))

/** `10:02:41`. */
export const clockTime = (time: number) =>
  formatter({ timeStyle: 'medium', hour12: false }).format(new Date(time))

export const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`

export const percent = (part: number, whole: number) =>
  new Intl.NumberFormat(CODES[language()], { style: 'percent', maximumFractionDigits: 2 }).format(
    whole ? part / whole : 0,
  )

/** The local time of `<input type="datetime-local">` as commands take it: `2026-12-24T00:00:00Z`. */
export const withOffset = (local: string) => `${new Date(local).toISOString().slice(0, 19)}Z`

/** The next midnight for `<input type="datetime-local">`. */
export function nextMidnight(): string {
  const day = new Date(new Date().setHours(24, 0, 0, 0))
  return new Date(day.getTime() - day.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

/** The name of this machine's zone, as `Asia/Shanghai`. */
export const zone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone
