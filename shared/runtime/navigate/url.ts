import { address, indexQuery } from '#shared/runtime/address'

/** Values of a query; undefined, null and '' leave the parameter out. */
export type QueryValues = Record<string, string | number | boolean | null | undefined>

// Browsers strip tabs and line breaks and read "\" as "/": "/\t/evil.example" would leave the site.
const PLAIN = /^[^\s\\\p{Cc}]{1,8000}$/u
// paths that a later parser could turn into "//evil.example": "//", "/./", "/../", also encoded once or twice
const HIDDEN = /^[^?#]*?(\/\/|\/\.\.?([/?#]|$)|%([01]|2[5ef]|5c|7f))/i

/**
 * The value if it is an absolute http(s) URL; null for javascript:, data:, intent: and the like, and for credentials
 * before the host, which people would take for the host.
 */
export function sitePath(value: string): string | null {
  return value[0] === '/' && PLAIN.test(value) && !HIDDEN.test(value) ? value : null
}

/**
 * The value itself when it is a whole http(s) address; null for javascript:, data:, intent: and the like, and where
 * a name or password stands before the host, which people would take for the host.
 */
export function webAddress(value: string): string | null {
  try {
    return /^https?:\/\/[^/?#@]+([/?#]|$)/i.test(value) && PLAIN.test(value) && new URL(value) ? value : null
  } catch {
    return null
  }
}

/** The address with more parameters; those that it has already stay unless `over` is set. */
export function addQuery(url: string, values: QueryValues, over: boolean): string {
  const [beforeHash = '', hash] = url.split(/(?=#)(.*)/)
  const [path, own] = beforeHash.split(/\?(.*)/)
  const query = new URLSearchParams(own)
  for (const [name, value] of Object.entries(values)) {
    if (over) query.delete(name)
    if (!query.has(name) && `${value ?? ''}`) query.set(name, `${value}`)
  }
  return path + (`${query}` && `?${query}`) + (hash ?? '')
}

/**
 * URL of a page of this site with the visit's language, area and landing parameters. Parameters of `path` have
 * precedence, `params` over both. For handlers and effects, not for the first render: a plain `<a href="/battleRule">`
 * gets the same on click (see links.ts).
 */
export function pageUrl(path: string, params: QueryValues = {}): string {
  const { lang, area } = address()
  return addQuery(addQuery(path, params, true), { lang, AREA: area, ...indexQuery() }, false)
}
