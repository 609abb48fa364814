import { check, custom, number, pipe, string, transform, union } from 'valibot'
import { isMoment } from '../clock/moment.ts'
import { twoDecimals } from '../format/two-decimals.ts'
import { parseTime } from './parse-time.ts'

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
