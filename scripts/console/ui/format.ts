import { CODES, language } from '#shared/runtime/i18n'

const formatter = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(CODES[language()], options)

/** `11/28 10:02`, in this machine's zone. */
export const shortTime = (time: string | number) =>
  formatter({ month: 'numeric', day: 'numeric', hour: '2-digit', minute: '2-digit', hour12: false }).format(
    new Date(time),
  )

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

/** The local time of `<input type="datetime-local">` with this machine's offset, as commands take it. */
export function withOffset(local: string): string {
  const minutes = -new Date(local).getTimezoneOffset()
  const two = (value: number) => String(Math.trunc(Math.abs(value))).padStart(2, '0')
  return `${local.slice(0, 16)}${minutes < 0 ? '-' : '+'}${two(minutes / 60)}:${two(minutes % 60)}`
}

/** The next midnight for `<input type="datetime-local">`. */
export function nextMidnight(now = new Date()): string {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}T00:00`
}

/** The name of this machine's zone, as `GMT+8`. */
export const zone = () =>
  formatter({ timeZoneName: 'short' })
    .formatToParts(new Date())
    .find(({ type }) => type === 'timeZoneName')?.value ?? ''
