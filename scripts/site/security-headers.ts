import type { ManifestPage } from './manifest.ts'

/** Headers of every response. The part that depends on a page's scripts is in its HTML (content-policy.ts). */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  // Never a path or query: an address may name a person, and on its first moment carries a token.
  'referrer-policy': 'strict-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
}

/** For an https host: HSTS for a year, without other names of the domain. */
export const STRICT_TRANSPORT: Readonly<Record<string, string>> = {
  'strict-transport-security': 'max-age=31536000',
}

/** Headers of a page's HTML: who may frame it, which only a header can state. */
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
