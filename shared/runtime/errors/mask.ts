import { storage } from '#shared/runtime/storage'
import { meant } from '../address/meant.ts'

/** A name and its value: in a header, query, JSON, also nested; `pinCode` and `card_no` count as names. */
const rest = String.raw`(?:[-_]?(?:no|num|number|code|address))?[\\"'\s%25]*(?:[=:]|3[AD])[\\"'\s]*(?:%22)*`
const value = String.raw`(?:bearer\s+)?[^\s"'&,;}\\]+`
/** A name of a secret, and its value. */
const named = new RegExp(
  String.raw`\b(bearer\s+|(?:\w*(?:token|secret|password|passwd|pwd|phone|mobile|cvv2?|e[-_]?mail|bank[-_]?card|(?:card|account)[-_]?(?=n)|(?:sms|verify)[-_]?(?=c))|authorization|jwt)${rest})${value}`,
  'gi',
)
/** Names so short that other words end with them; an escape, as %3F, is no word. */
const short = new RegExp(String.raw`\b(\w*?)(pin|id[-_]?card)(${rest})${value}`, 'gi')
/** Letters, digits and what joins them in tokens: each run is looked at once, so that the time is linear in the text. */
const run = /[\w-]+(?:\.[\w-]*)*/g
const isMixed = (part = '', least = 4) => part.length >= least && /\d/.test(part) && /[a-z]/i.test(part)

/** Hides a JWT, what is long and random, and three parts of letters and digits each, of which the last ends no file's name. */
function maskRun(text: string): string {
  // most are words
  if (text.length < 14) return text
  const parts = text.split('.')
  const shown: string[] = []
  for (let at = 0; at < parts.length; at++) {
    const part = parts[at] as string
    // with all that follows
    if (isMixed(part, 24) || (/^eyJ/.test(part) && parts.length - at > 2)) return [...shown, '***'].join('.')
    const last = parts[at + 2]
    const areThree =
      isMixed(part) && isMixed(parts[at + 1]) && isMixed(last) && !/^(woff2|m3u8)/.test(last ?? '')
    shown.push(areThree ? '***' : part)
    if (areThree) at += 2
  }
  return shown.join('.')
}
/** An account or card number has eight digits or more; ids remain. */
const account =
  /((?:account|card|iban)(?!\w{0,20}id\b)[a-z_]{0,20}[\\"'\s:=#.]{0,8}|[账帐帳][号號户戶]\s*[:：]?\s*|卡[号號]\s*[:：]?\s*)\d(?:[ -]?\d){7,}/gi
/** Nine digits or more, also grouped; user ids have at most eight, and dates are excluded. */
const long = /\d{9,}|\b(?!\d{4}-\d\d-\d\d\b)\d(?:(?:[ \u00a0+-]|%20)?\d){8,}/g

function withoutToken(text: string): string {
  const token = meant(storage.read('token'))
  return token.length > 5 ? text.split(token).join('***') : text
}

/** Hides what must not lie on a phone in the clear: tokens, codes, and numbers of phones, cards, accounts. */
export function mask(text: string): string {
  return withoutToken(text)
    .replace(named, '$1***')
    .replace(short, (all, before: string, name: string, after: string) =>
      /^$|_$|^(25)*[2-7][\dA-F]$/i.test(before) || (/[a-z\d]$/.test(before) && /^[A-Z]/.test(name))
        ? `${before}${name}${after}***`
        : all,
    )
    .replace(run, maskRun)
    .replace(account, '$1***')
    .replace(long, '***')
}

/**
 * Masks one field of an object, as the replacer of JSON.stringify, so that the text remains JSON. Ids such as shareId or
 * orderId remain readable.
 */
export function maskField(name: string, value: unknown): unknown {
  const isNumber = typeof value === 'number'
  if (!value || (!isNumber && typeof value !== 'string' && typeof value !== 'object')) return value
  if (/Id$/.test(name)) return typeof value === 'string' ? withoutToken(value) : value
  if (mask(`${name}=x`).endsWith('=***')) return '***'
  if (typeof value === 'object') return value
  const text = String(value)
  const masked = /^[\d -]+$/.test(text) && mask(`${name}=${text}`).endsWith('=***') ? '***' : mask(text)
  if (masked === text) return value
  return isNumber ? '***' : masked
}
