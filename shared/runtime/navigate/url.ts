import { address, indexQuery } from '#shared/runtime/address'

/** Values of a query; undefined, null and '' leave the parameter out. */
export type QueryValues = Record<string, string | number | boolean | null | undefined>

// Browsers strip tabs and line breaks and read "\" as "/": "/\t/evil.example" would leave the site.
const ODD = /[\s\\\p{Cc}]/u

/** The value itself when it is a path of this site, as '/battle?x=1'; null for anything that could lead elsewhere. */
export function sitePath(value: string): string | null {
  return /^\/(?!\/)/.test(value) && !ODD.test(value) ? value : null
}

/** The value itself when it is a whole http(s) address; null for javascript:, data:, intent: and the like. */
export function webAddress(value: string): string | null {
  return /^https?:\/\/[^/?#]/i.test(value) && !ODD.test(value) ? value : null
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
 * Address of a page of this site, with the visit's language, area and landing parameters.
 * What `path` says itself wins over those, and `params` win over both. For effects and handlers, not for the
 * first render: a plain `<a href="/battleRule">` gets the same at the click (see links.ts).
 */
export function pageUrl(path: string, params: QueryValues = {}): string {
  const { lang, area } = address()
  return addQuery(addQuery(path, params, true), { lang, AREA: area, ...indexQuery() }, false)
}
