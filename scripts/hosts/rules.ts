import { NON_CANONICAL } from '../site/address.ts'
import { type Share, shareOf } from '../site/canary.ts'
import { cacheFor, IMMUTABLE, NO_STORE, PRIVATE_HTML, REVALIDATE } from '../site/delivery-headers.ts'
import { STATUS } from '../site/layout.ts'
import { pageHeaders, SECURITY_HEADERS, STRICT_TRANSPORT } from '../site/security-headers.ts'
import { htmlOf, type SiteManifest } from './site-manifest.ts'

/** What a host has to answer, in no host's dialect: its files are printed from this alone. */
export interface Rules {
  /** Headers of every answer that is not proxied. */
  headers: Record<string, string>
  /** In order: the first that matches answers. Proxied prefixes come first. */
  list: readonly Rule[]
}

export interface Rule {
  match: Match
  answer: Answer
  /** Of this answer, its Cache-Control among them. */
  headers: Record<string, string>
}

export type Match =
  /** These addresses, by case; one trailing slash is forgiven. */
  | { paths: readonly string[] }
  /** The address of a file, without a slash behind it. */
  | { file: string }
  /** What lies below it, as `/static/`. */
  | { prefix: string }
  /** Other methods than these. */
  | { methodsBut: readonly string[] }
  /** Request targets like this regular expression: PCRE, RE2 and JavaScript. */
  | { target: string }
  | { all: true }

export type Answer =
  /** HTML. Visitors with the buckets of a variant get its file, and a cookie that keeps their bucket. */
  | { html: string; variant?: Variant }
  /** The file of the asked address. */
  | { asked: true }
  /** 302. A query on the way is kept; parameters of the target win. */
  | { redirect: string }
  /** The answer of another origin, as `https://api.example.com`, at the same address. */
  | { proxy: string }
  /** Without a body of its own: pages get that of NOT_FOUND_PAGE, files NOT_FOUND_TEXT. */
  | { status: 404 | 405 }

export type Variant = Share & { file: string }

export interface RuleOptions {
  /** Where operators see the status page of a released site; '' nowhere. */
  statusPath?: string
  /** Sends HSTS. */
  hsts?: boolean
}

/** Below it lie hashed files only, kept for ever. */
export const HASHED = '/static/'
/** The page for addresses that lead nowhere. */
export const NOT_FOUND_PAGE = '/404.html'
/** In place of a missing file, never HTML. */
export const NOT_FOUND_TEXT = 'Not found\n'

const cached = (value: string) => ({ 'cache-control': value })

/**
 * Puts the rules together. A new one is an entry of this list, of the kinds above.
 *
 * @param files names of further public files, as `favicon.svg`.
 * @param apiPrefixes as `/user/`. @param apiOrigin as `https://api.example.com`; '' leaves the API to what is in front of the host.
 */
export function makeRules(
  manifest: SiteManifest,
  files: string[],
  apiPrefixes: string[],
  apiOrigin: string,
  { statusPath = '', hsts = false }: RuleOptions = {},
): Rules {
  const missing = { answer: { status: 404 }, headers: cached(NO_STORE) } as const
  return {
    headers: { ...SECURITY_HEADERS, ...(hsts && STRICT_TRANSPORT) },
    list: [
      ...(apiOrigin ? apiPrefixes : []).map(
        (prefix): Rule => ({ match: { prefix }, answer: { proxy: apiOrigin }, headers: {} }),
      ),
      {
        match: { methodsBut: ['GET', 'HEAD'] },
        answer: { status: 405 },
        headers: { allow: 'GET, HEAD', ...cached(NO_STORE) },
      },
      { match: { target: NON_CANONICAL }, ...missing },
      ...Object.values(manifest.pages).map(pageRule),
      ...(statusPath
        ? [
            {
              match: { paths: [statusPath] },
              answer: { html: STATUS },
              headers: { 'x-robots-tag': 'noindex', ...cached(REVALIDATE) },
            },
          ]
        : []),
      ...manifest.redirects.map(
        ({ from, to }): Rule => ({
          ...{ match: { paths: [from] }, answer: { redirect: to }, headers: cached(NO_STORE) },
        }),
      ),
      ...files.map(
        (file): Rule => ({
          ...{ match: { file: `/${file}` }, answer: { asked: true }, headers: cached(cacheFor(file)) },
        }),
      ),
      { match: { prefix: HASHED }, answer: { asked: true }, headers: cached(IMMUTABLE) },
      { match: { all: true }, ...missing },
    ],
  }
}

function pageRule(page: SiteManifest['pages'][string]): Rule {
  const { canary } = page
  return {
    match: { paths: page.paths },
    answer: {
      html: htmlOf(page),
      ...(canary && { variant: { file: canary.stableCopy, ...shareOf(canary) } }),
    },
    headers: { ...pageHeaders(page), ...cached(canary ? PRIVATE_HTML : REVALIDATE) },
  }
}

/** A path with the forms under which it is asked for: one trailing slash is forgiven. */
export function formsOf(path: string): string[] {
  return path === '/' ? ['/'] : [path, `${path}/`]
}

/** A redirect's target in parts: `/battle?x=1` is `/battle` with `[['x', '1']]`. */
export function partsOf(to: string): { path: string; query: [string, string][] } {
  const { pathname, searchParams } = new URL(to, 'http://site')
  return { path: pathname, query: [...searchParams] }
}

/** A text as a regular expression that matches it alone: PCRE, RE2 and JavaScript. */
export function escaped(text: string): string {
  return text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')
}

/** Refuses a rule that a host cannot print. Throws a sentence. */
export function refuse(host: string, { match, answer }: Rule, instead: string): never {
  throw new Error(`${host} cannot answer ${JSON.stringify(match)} by ${JSON.stringify(answer)}: ${instead}.`)
}
