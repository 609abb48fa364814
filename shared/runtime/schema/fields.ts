import { check, finite, minValue, number, pipe, string, transform, union } from 'valibot'
import { parseTime } from './parse-time.ts'

const numeric = pipe(
  string(),
  check((text) => text.trim() !== '' && Number.isFinite(Number(text)), 'a number'),
  transform(Number),
)

/** An identity: a number or text on the wire, text here (ids of 64 bits lose digits as numbers). */
export const id = pipe(union([string(), number()]), transform(String))

/** A finite number, or a number written as text, as some servers write amounts. */
export const count = union([pipe(number(), finite()), numeric])

/** A moment: ms since 1970; on the wire a number, also as text, or a written date. */
export const time = pipe(union([count, pipe(string(), transform(parseTime))]), finite(), minValue(0))
