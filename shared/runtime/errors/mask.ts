import { storage } from '#shared/runtime/storage'
import { meant } from '../address/meant.ts'

/** A name that says secret, and its value: as header, in a query, in JSON, also inside of another's text. */
const named =
  /\b(bearer\s+|(?:\w*(?:token|secret|password|phone|mobile|bankcard|cardno|accountno)|authorization|jwt|(?:sms|verify)code)[\\"'\s%25]*(?:[=:]|3[AD])[\\"'\s]*(?:%22)*)(?:bearer\s+)?[^\s"'&,;}\\]+/gi
const random = /\b(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{24,}(\.[\w-]+)*/gi
/** Nine digits or more, also in groups; a person's id has up to eight, and a date is none. */
const long = /\d{9,}|\b(?!\d{4}-\d\d-\d\d\b)\d(?:(?:[ \u00a0+-]|%20)?\d){8,}/g

function withoutToken(text: string): string {
  const token = meant(storage.read('token'))
  return token.length > 5 ? text.split(token).join('***') : text
}

/** Hides what must not lie on a phone in the clear: tokens, codes, and numbers of phones, cards, accounts. */
export function mask(text: string): string {
  return withoutToken(text).replace(named, '$1***').replace(random, '***').replace(long, '***')
}

/**
 * The same for one field of an object, as JSON.stringify's replacer, so that the text stays JSON. What is called an id,
 * as shareId or orderId, stays readable.
 */
export function maskField(name: string, value: unknown): unknown {
  const isNumber = typeof value === 'number'
  if (!value || (!isNumber && typeof value !== 'string' && typeof value !== 'object')) return value
  if (/Id$/.test(name)) return typeof value === 'string' ? withoutToken(value) : value
  if (mask(`${name}=x`).endsWith('=***')) return '***'
  if (typeof value === 'object') return value
  const text = String(value)
  const masked = mask(text)
  if (masked === text) return value
  return isNumber ? '***' : masked
}
