import { check, optional, pipe, string } from 'valibot'
import { count } from '#shared/runtime/schema'

/** Text of a form. Not valibot's `regex`, which every page would load; the pattern is for the document of the API. */
/* @__NO_SIDE_EFFECTS__ */
const matching = (pattern: RegExp) =>
  pipe(
    string(),
    Object.assign(
      check<string, string>((text) => pattern.test(text), 'text of another form'),
      { pattern },
    ),
  )

/** Digits only: a telephone number, or a whole amount as typed. */
export const digits = matching(/^\d+$/)

/** Of a telephone number, without "+", as 86. */
export const countryCode = matching(/^\d{1,4}$/)

/** An amount of a currency as text, `12.50`, never a float; the currency code is a separate field. */
export const decimal = matching(/^\d+(\.\d{1,3})?$/)

/** What a `paged` list is asked for by; without them the first page. */
export const paging = { pageNum: optional(count), pageSize: optional(count) }
