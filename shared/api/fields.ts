import { optional, pipe, regex, string } from 'valibot'
import { count } from '#shared/runtime/schema'

/** Digits alone: a telephone number, or a whole amount just as a person typed it. */
export const digits = pipe(string(), regex(/^\d+$/))

/** Of a telephone number, without "+", as 86. */
export const countryCode = pipe(string(), regex(/^\d{1,4}$/))

/** An amount of a currency as text, `12.50`, never a float; the currency's code stands beside it. */
export const decimal = pipe(string(), regex(/^\d+(\.\d{1,3})?$/))

/** What a `paged` list is asked for by; without them the first page. */
export const paging = { pageNum: optional(count), pageSize: optional(count) }
