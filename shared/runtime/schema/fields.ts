import { check, custom, number, pipe, string, transform, union } from 'valibot'
import { isMoment } from '../clock/moment.ts'
import { twoDecimals } from '../format/two-decimals.ts'

const written =
  /^(\d{4})[-/](\d\d?)[-/](\d\d?)(?:[ T]+(\d\d?):(\d\d)(?::(\d\d(?:\.\d+)?))?)? ?(?:Z|([+-]\d\d):?(\d\d)?)?$/i

/**
 * Parses a date to ms since 1970; NaN for invalid ones such as February 30th. Accepts `2025-06-01 23:59:59`, also with
 * slashes, single digits, `24:00:00` as the end of a day, without seconds or time, and ISO; without a zone the product's,
 * UTC+8. Strict parsers reject most of these.
 */
function parseTime(text: string): number {
  const [all, ...parts] = written.exec(text.trim()) ?? []
  const [year = Number.NaN, month = 0, day = 0, hours = 0, minutes = 0, seconds = 0] = parts
    .slice(0, 6)
    .map((part) => Number(part ?? 0))
  const midnight = Date.UTC(year, month - 1, day)
  const ms = ((hours * 60 + minutes) * 60 + seconds) * 1000
  // Date.UTC takes February 30th for March 2nd
  if (new Date(midnight).getUTCDate() !== day || month < 1 || month > 12) return Number.NaN
  if (ms > 86_400_000 || minutes > 59 || seconds >= 60) return Number.NaN
  const [, , , , , , zone = /z$/i.test(all ?? '') ? 0 : 8, zoneMinutes = 0] = parts
  const offset = Number(zone) * 60 + Number(`${zone}`.startsWith('-') ? -zoneMinutes : zoneMinutes)
  return midnight + ms - offset * 60_000
}

/** Larger than any count of the product; sums stay exact, and rendering them is bounded. */
const MOST = 1e15

const numeric = pipe(
  string(),
  check((text) => text.trim() !== '', 'a number'),
  transform(Number),
)

/** An identity: a number or text on the wire, text here (ids of 64 bits lose digits as numbers). */
export const id = pipe(union([string(), number()]), transform(String))

/**
 * A number, or one written as text, as some servers write amounts; up to a quadrillion either way, read with two decimals:
 * what a server computed in floats may be 0.30000000000000004.
 */
export const count = pipe(
  union([number(), numeric]),
  check((n) => Math.abs(n) <= MOST, 'a number up to a quadrillion'),
  transform(twoDecimals),
)

/** A chance in percent, 0 to 100, with all its digits but the noise of floats: 0.001 is not 0. Shown by `formatChance`. */
export const chance = pipe(
  union([number(), numeric]),
  check((percent) => percent >= 0 && percent <= 100, 'percent, 0 to 100'),
  transform((percent) => Number(percent.toPrecision(12))),
)

/**
 * A moment of this century: ms since 1970; on the wire a number, also as text, or a written date. One that cannot be read
 * is NaN, with an issue that the request client logs: it costs its line, not the page.
 */
export const time = pipe(
  union([number(), string()]),
  transform((value) => {
    const ms = typeof value === 'string' && !/^\d+$/.test(value) ? parseTime(value) : Number(value)
    return isMoment(ms) ? ms : Number.NaN
  }),
  check(isMoment, 'a moment in ms'),
)

/** A file that a person has chosen, for endpoints with `multipart`. */
export const file = custom<Blob>((value) => value instanceof Blob)
