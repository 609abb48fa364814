import { session } from '#shared/runtime/session'

/** Names of parameters that carry credentials, in any spelling: token, access_token, X-Token, sessionId, jwt … */
const SECRET = /token|jwt|secret|passw|authorization|bearer|session_?(id|key)/i
const JWT = /\beyJ[\w-]+\.[\w-]+\.[\w-]*/

/** Removes credentials from a link, including from encoded URLs and JSON within it. */
export function cleanLink(link: string): string {
  const clean = cleanAddress(link)
  // Whatever hides it still: no link at all is better than one that lets others in.
  return knowsSession(clean) ? '' : clean
}

/** Removes credentials from all links of a text, and this session's token from anywhere in it. */
export function cleanText(text: string): string {
  const clean = text.replace(/\S*[=/?&#%]\S*/g, cleanAddress)
  const { token } = session.get()
  return token ? clean.split(token).join('') : clean
}

function cleanAddress(address: string): string {
  const [, path = '', query, hash] = /^([^?#]*)(?:\?([^#]*))?(?:#([\s\S]*))?$/.exec(address) ?? []
  return (
    cleanPairs(path) +
    (query === undefined ? '' : `?${cleanPairs(query)}`).replace(/^\?$/, '') +
    (hash === undefined ? '' : `#${cleanAddress(hash)}`).replace(/^#$/, '')
  )
}

/** Filters the pairs of `a=1&b=2` and of a path's `;a=1`. Other text and the encoding of remaining pairs are kept. */
function cleanPairs(text: string): string {
  const parts = text.split(/([&;])/)
  let clean = ''
  for (let at = 0; at < parts.length; at += 2) {
    const [name = '', value] = (parts[at] as string).split(/=([\s\S]*)/)
    const kept = value === undefined ? cleanValue(name) : cleanPair(name, value)
    if (kept !== null && (kept || !parts[at])) clean += (at && clean ? parts[at - 1] : '') + kept
  }
  return clean
}

function cleanPair(name: string, value: string): string | null {
  return SECRET.test(decode(name)) ? null : `${name}=${cleanValue(value)}`
}

/** A value may be a proof itself, or an encoded address, query or JSON with one in it. */
function cleanValue(value: string): string {
  const text = decode(value)
  if (JWT.test(text) && !/[?&#=]/.test(text)) return ''
  if (/^\s*[{[]/.test(text)) return reencode(value, text, cleanJson(text))
  if (/[?#=]/.test(text)) return reencode(value, text, cleanAddress(text))
  return text === value ? value : reencode(value, text, cleanValue(text))
}

const reencode = (value: string, text: string, clean: string) =>
  clean === text ? value : value === text ? clean : encodeURIComponent(clean)

function cleanJson(text: string): string {
  try {
    const whole = JSON.parse(text)
    let dropped = false
    const clean = JSON.stringify(whole, (name, value) => {
      const inner = typeof value === 'string' ? cleanValue(value) : value
      const drop = SECRET.test(name)
      dropped = dropped || drop || inner !== value
      return drop ? undefined : inner
    })
    return dropped ? clean : text
  } catch {
    return SECRET.test(text) ? '' : text
  }
}

/** Percent-decodes a text; malformed sequences are kept. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text.replace(/%([0-7][0-9a-f])/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
  }
}

function knowsSession(link: string): boolean {
  const { token } = session.get()
  if (!token) return false
  let text = link
  for (let before = ''; before !== text; text = decode(text)) {
    if (text.includes(token)) return true
    before = text
  }
  return false
}
