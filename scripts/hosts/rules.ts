import { type Share, shareOf } from '../site/canary.ts'
import { cacheFor } from '../site/delivery-headers.ts'
import { STATUS } from '../site/layout.ts'
import { pageHeaders, SECURITY_HEADERS, STRICT_TRANSPORT } from '../site/security-headers.ts'
import { htmlOf, type SiteManifest } from './site-manifest.ts'

/** What a host has to answer, in no host's dialect: the hosts' files are made from this alone. */
export interface Rules {
  /** By HTML file, as `warlord/season.html`: the paths that show it, exactly, and headers of its own. */
  pages: Record<string, PageRule>
  /** A query on the way is kept; parameters of `to` win. */
  redirects: { from: string; to: string }[]
  /** Further files that have an address, as `/version.txt`, with their Cache-Control. */
  files: Record<string, string>
  /** Paths of the server's API, proxied to `apiOrigin`; '' leaves them to whatever is in front of this host. */
  apiPrefixes: string[]
  apiOrigin: string
  /** Headers of every answer that is not the API's. */
  headers: Record<string, string>
}

export interface PageRule {
  paths: string[]
  headers: Record<string, string>
  /** HTML that is shown under the same paths to visitors with these buckets. */
  canary?: Share & { file: string }
}

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

/**
 * Puts the rules together.
 *
 * @param files names of further public files, as `favicon.svg`.
 * @param apiPrefixes as `/user/`. @param apiOrigin as `https://api.example.com`, or ''.
 */
export function makeRules(
  manifest: SiteManifest,
  files: string[],
  apiPrefixes: string[],
  apiOrigin: string,
  { statusPath = '', hsts = false }: RuleOptions = {},
): Rules {
  const pages: Record<string, PageRule> = {}
  for (const page of Object.values(manifest.pages)) {
    const { canary } = page
    pages[htmlOf(page)] = {
      paths: page.paths,
      headers: pageHeaders(page),
      ...(canary && { canary: { file: canary.stableCopy, ...shareOf(canary) } }),
    }
  }
  if (statusPath) pages[STATUS] = { paths: [statusPath], headers: { 'x-robots-tag': 'noindex' } }
  return {
    pages,
    redirects: manifest.redirects.map(({ from, to }) => ({ from, to })),
    files: Object.fromEntries(files.map((file) => [`/${file}`, cacheFor(file)])),
    apiPrefixes,
    apiOrigin,
    headers: { ...SECURITY_HEADERS, ...(hsts && STRICT_TRANSPORT) },
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
