import { storage } from '#shared/runtime/storage'
import { meant } from '../address/meant.ts'

// One pass over the text, and what is looked at around a place is short or skipped afterwards: the time is linear.

/** Names of secrets, as `userPhone`, `X-Token`, `card_no`: a word that ends so and has a value. */
const SUFFIX = '(?:[-_]?(?:no|num|number|code|address))?$'
const SECRET = new RegExp(
  `(?:token|secret|password|passwd|pwd|phone|mobile|cvv2?|e[-_]?mail|bank[-_]?card|(?:card|account)[-_]?n(?:o|um|umber)|(?:sms|verify|verification)[-_]?code|authorization|jwt|session[-_]?id|(?:api|app|session|access|private)[-_]?key)${SUFFIX}`,
  'i',
)
/** Names so short that other words end with them; an escape, as %3F, is no word. */
const SHORT = new RegExp(String.raw`(?:^|\W)(\w*?)(pin|id[-_]?card)${SUFFIX}`, 'i')
/** Names whose values have spaces or signs of their own. */
const COOKIE = /cookie$/i
const HOLDER =
  /(?:(?:^|[-_]|account|card)holder(?:[-_]?name)?|(?:real|true|full|account|payee|recipient)[-_]?name)$/i
const LABEL = /(?:密[码碼]|[户戶账賬帐帳]名|(?:开户|開戶|持卡|收款)人|姓名)$/

/** Between a name and its value: in a header, query, JSON, also nested. */
const IS = /[\\"'\s%25]{0,12}(?:[=:：]|3[AD])[\\"'\s]*(?:%22)*/y
const IS_LABELLED = /[\s:：="]+/y
const VALUE = /(?:bearer\s+)?[^\s"'&,;}\\]+/iy
const SPACE = /\s+/y
const COOKIES = /[^"'}\\\r\n]+/y
const NAMES = /[^"'&,;，；。}\\\r\n]+/y

const DATE = /\d{4}-\d\d-\d\d(?!\d)/y
/** Digits, also of full width, one or two signs between: (138) 0013-8000, +86 138%200013%208000. */
const NUMBER = /[\d０-９](?:(?:[ \u00a0\u3000+()（）－-]|%2[089B]){0,2}[\d０-９])*/y
/** 138.0013.8000; a version has short parts, an address of the internet four. */
const DOTTED = /\d\d+(?:\.\d\d+){2,}(?!\.?\d)/y
const INTERNET = /^\d{1,3}(\.\d{1,3}){3}$/
const LONG = /\d{9,}|\b(?!\d{4}-\d\d-\d\d\b)\d(?:-?\d){8,}/g
const NO_DIGIT = /%2\w|[^\d０-９]/g
/** What stands before a number of eight digits or more: ids remain. */
const ACCOUNT =
  /(?:(?:account|card|iban)(?!\w{0,20}id\b)[a-z_]{0,20}[\\"'\s:=#.]{0,8}|[账賬帐帳卡][号號户戶]\s*[:：]?\s*)$/i
/** What stands before a verification code of four to eight. */
const CODE =
  /(?:(?:[验驗][证證]|校[验驗]|[动動][态態]|短信)[码碼][\s:：=是为為"]{0,4}|(?:(?:verification|security|sms|login|access|time|confirmation)[ -]?(?:pass)?code|\botp|\bpasscode|\bcaptcha)(?: is)?[\\"'\s:=#]{0,4})$/i
const EMAIL = /(?:@|%40)[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/iy

const isMixed = (part = '', least = 4) => part.length >= least && /\d/.test(part) && /[a-z]/i.test(part)

/** Hides a JWT, what is long and random, and three parts of letters and digits each, of which the last ends no file's name. */
function maskRun(text: string): string {
  const parts = text.split('.')
  const shown: string[] = []
  for (let at = 0; at < parts.length; at++) {
    const part = parts[at] as string
    // with all that follows
    if (isMixed(part, 24) || (part.startsWith('eyJ') && parts.length - at > 2))
      return [...shown, '***'].join('.')
    const last = parts[at + 2]
    const areThree =
      isMixed(part) && isMixed(parts[at + 1]) && isMixed(last) && !/^(woff2|m3u8)/.test(last ?? '')
    shown.push(areThree ? '***' : part)
    if (areThree) at += 2
  }
  return shown.join('.')
}

function isShort(run: string): boolean {
  const [, before = '', name = ''] = SHORT.exec(run) ?? []
  return (
    !!name && (/^$|_$|^(25)*[2-7][\dA-F]$/i.test(before) || (/[a-z\d]$/.test(before) && /^[A-Z]/.test(name)))
  )
}

function withoutToken(text: string): string {
  const token = meant(storage.read('token'))
  return token.length > 5 ? text.split(token).join('***') : text
}

/**
 * Hides what must not lie on a phone or in a log in the clear: tokens, keys, cookies, verification codes, e-mail addresses,
 * names of account holders, and numbers of phones, cards, accounts. Phone and collector have it from here.
 */
export function mask(given: string): string {
  const text = withoutToken(given)
  let shown = ''
  let from = 0
  /** Where the pattern ends that matches at a place; 0: it does not. */
  const endOf = (pattern: RegExp, at: number) => {
    pattern.lastIndex = at
    return pattern.test(text) ? pattern.lastIndex : 0
  }
  const hide = (start: number, end: number, as = '***') => {
    shown += text.slice(from, start) + as
    from = end
    return end
  }
  const before = (at: number) => text.slice(Math.max(from, at - 48), at)

  /** @returns where a number ends that is to be hidden, 0 for one that is shown. @param isJoined to the letters before it. */
  const number = (at: number, isDotted = false, isJoined = false): number => {
    const dotted = isDotted && endOf(DOTTED, at)
    const end = dotted || endOf(NUMBER, at)
    if (end - at < 4) return 0
    const digits = text.slice(at, end).replace(NO_DIGIT, '').length
    const isHidden = dotted
      ? digits > 8 && !INTERNET.test(text.slice(at, end))
      : (digits > 8 && !isJoined) ||
        (digits > 7 && ACCOUNT.test(before(at))) ||
        (digits > 3 && CODE.test(before(at)))
    return isHidden ? end : 0
  }
  /** @returns where a value ends that is hidden behind a name's end, 0 where there is none. */
  const value = (pattern: RegExp, is: RegExp, at: number): number => {
    const start = endOf(is, at)
    const end = start && endOf(pattern, start)
    return end && hide(start, end)
  }
  const email = (at: number): number => {
    const end = endOf(EMAIL, at)
    let start = at
    while (end && start > from && isLocal(text.charCodeAt(start - 1))) start--
    return start < at ? hide(start, end) : 0
  }
  /** Letters, digits and what joins them in tokens. @returns from where to go on. */
  const word = (at: number): number => {
    let end = at + 1
    let isDotted = false
    for (let code = text.charCodeAt(end); isWord(code) || code === DOT; code = text.charCodeAt(++end))
      isDotted ||= code === DOT
    const length = end - at
    const run = length > 2 ? text.slice(at, end) : ''
    const shown = length > 13 && /[a-z]/i.test(run) ? maskRun(run) : run
    if (shown !== run) return hide(at, end, shown.replace(LONG, '***'))
    if (isDigit(text.charCodeAt(at))) {
      const date = text.charCodeAt(at + 4) === DASH && endOf(DATE, at)
      if (date) return date
      const next = number(at, isDotted)
      if (next) return hide(at, next)
    }
    if (!run) return end
    const hidden = endOf(IS, end)
      ? named(run.slice(-48), end)
      : /^bearer$/i.test(run) && value(VALUE, SPACE, end)
    if (hidden) return hidden
    // digits at its end may go on behind it: Tel-138 0013 8000
    let tail = end
    while (tail > at && isDigit(text.charCodeAt(tail - 1))) tail--
    const isJoined = text.charCodeAt(tail - 1) !== DASH && text.charCodeAt(tail - 1) !== DOT
    const next = tail > at && tail < end ? number(tail, false, isJoined) : 0
    const head = (next ? run.slice(0, tail - at) : run).replace(LONG, '***')
    if (next) return hide(at, next, `${head}***`)
    return head === run ? end : hide(at, end, head)
  }
  const named = (name: string, end: number): number => {
    const pattern =
      SECRET.test(name) || isShort(name)
        ? VALUE
        : COOKIE.test(name)
          ? COOKIES
          : HOLDER.test(name)
            ? NAMES
            : undefined
    return pattern ? value(pattern, IS, end) : 0
  }

  for (let at = 0; at < text.length; ) {
    const code = text.charCodeAt(at)
    if (isWord(code)) at = word(at)
    else if (code === AT || (code === PERCENT && text.startsWith('40', at + 1))) at = email(at) || at + 1
    else if (isDigit(code)) {
      const end = number(at)
      at = end ? hide(at, end) : at + 1
    } else if (
      isLabelEnd(code) &&
      endOf(IS_LABELLED, at + 1) &&
      LABEL.test(text.slice(at > 1 ? at - 2 : 0, at + 1))
    )
      at = value(NAMES, IS_LABELLED, at + 1) || at + 1
    else at++
  }
  return shown + text.slice(from)
}

const AT = 64
const DASH = 45
const DOT = 46
const PERCENT = 37
const PLUS = 43
const isDigit = (code: number) => (code > 47 && code < 58) || (code > 65_295 && code < 65_306)
/** Letters, digits, _ and - of ASCII. */
const isWord = (code: number) =>
  (code > 96 && code < 123) ||
  (code > 47 && code < 58) ||
  (code > 64 && code < 91) ||
  code === 95 ||
  code === DASH
/** Before the @ of an e-mail address. */
const isLocal = (code: number) => isWord(code) || code === DOT || code === PLUS
/** 名 人 码 碼 */
const isLabelEnd = (code: number) => code === 21_517 || code === 20_154 || code === 30_721 || code === 30_908

/**
 * Masks one field of an object, as the replacer of JSON.stringify, so that the text remains JSON. Ids such as shareId or
 * orderId remain readable.
 */
export function maskField(name: string, value: unknown): unknown {
  const isNumber = typeof value === 'number'
  if (!value || (!isNumber && typeof value !== 'string' && typeof value !== 'object')) return value
  if (/Id$/.test(name) && !/sessionId$/i.test(name))
    return typeof value === 'string' ? withoutToken(value) : value
  if (mask(`${name}=x`).endsWith('=***')) return '***'
  if (typeof value === 'object') return value
  const text = String(value)
  const masked = /^[\d -]+$/.test(text) && mask(`${name}=${text}`).endsWith('=***') ? '***' : mask(text)
  if (masked === text) return value
  return isNumber ? '***' : masked
}
