import { CODES, language } from '#shared/runtime/i18n'

/** The product's campaigns run by this clock, wherever the person is. */
export const PRODUCT_ZONE = 'Asia/Shanghai'

const STYLES = {
  /** 2026年3月, March 2026 */
  month: { year: 'numeric', month: 'long' },
  /** 3月5日, Mar 5 */
  day: { month: 'short', day: 'numeric' },
  /** 2026年3月5日, Mar 5, 2026 */
  date: { year: 'numeric', month: 'short', day: 'numeric' },
  /** 20:05 */
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  /** 3月5日 20:05, Mar 5, 20:05 */
  minute: { month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  /** 周四, Thu */
  weekday: { weekday: 'short' },
} satisfies Record<string, Intl.DateTimeFormatOptions>

export type DateStyle = keyof typeof STYLES

const made = new Map<string, Intl.DateTimeFormat>()

/** Of the calendar that browsers have, in ms to either side of 1970; beyond it they throw. */
const LAST_DAY = 8.64e15

/** Formats a timestamp (ms since 1970) in the page's language, in the product's time zone unless `timeZone` is given. */
export function formatDate(ms: number, style: DateStyle = 'date', timeZone = PRODUCT_ZONE): string {
  if (!(Math.abs(ms) <= LAST_DAY)) return '--'
  const key = `${language()} ${style} ${timeZone}`
  let format = made.get(key)
  if (!format) {
    format = new Intl.DateTimeFormat(CODES[language()], { ...STYLES[style], timeZone })
    made.set(key, format)
  }
  return format.format(ms)
}
