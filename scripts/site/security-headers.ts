import type { ManifestPage } from './manifest.ts'

/** Headers that every answer of a host carries. What depends on a page's scripts stands in its HTML (content-policy.ts). */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  // Never a path or query: an address may name a person, and on its first moment carries a token.
  'referrer-policy': 'strict-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
}

/** For a host that is reached by https: browsers come by nothing else for a year. Of other names of the domain it says nothing. */
export const STRICT_TRANSPORT: Readonly<Record<string, string>> = {
  'strict-transport-security': 'max-age=31536000',
}

/** Headers of one page's HTML: who may frame it. Only a header can say so. */
export function pageHeaders({
  frames,
  parents = [],
}: Pick<ManifestPage, 'frames' | 'parents'>): Record<string, string> {
  if (frames !== 'own') return {}
  // The second for browsers that do not know the first, which overrules it.
  return {
    'content-security-policy': ["frame-ancestors 'self'", ...parents].join(' '),
    'x-frame-options': 'SAMEORIGIN',
  }
}
