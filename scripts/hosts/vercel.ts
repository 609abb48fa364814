import { NON_CANONICAL } from '../site/address.ts'
import { BUCKET_COOKIE, bucketsIn } from '../site/canary.ts'
import { CONTENT_TYPES, IMMUTABLE, NO_STORE, PRIVATE_HTML, REVALIDATE } from '../site/delivery-headers.ts'
import { bundleEdge } from './edge/bundle-edge.ts'
import { type Host, wholeAddresses } from './host.ts'
import { escaped, HASHED, NOT_FOUND_PAGE, NOT_FOUND_TEXT, type PageRule, type Rules } from './rules.ts'

/** A route of Vercel's Build Output API. */
interface Route {
  src?: string
  dest?: string
  status?: number
  methods?: string[]
  headers?: Record<string, string>
  continue?: true
  caseSensitive?: true
  handle?: 'filesystem' | 'hit'
  has?: Condition[]
  missing?: Condition[]
  /** Name of a function that runs before the following routes. */
  middlewarePath?: string
}

interface Condition {
  type: 'cookie' | 'query'
  key: string
  /** A regular expression for all of it. */
  value?: string
}

const FUNCTION = `.vercel/output/functions/${BUCKET_COOKIE}.func`
/** Every path, line breaks in it or not. */
const ANY = '^/[\\s\\S]*$'
/** Missing files are answered by this one, under a name that no address has. */
const TEXT_FILE = 'not-found.txt'
const TEXT = { 'content-type': CONTENT_TYPES['.txt'] as string, 'cache-control': NO_STORE }

/**
 * Vercel: the Build Output API, whose routes are anchored expressions that can be case-sensitive. The first that matches
 * without `continue` ends its phase. A redirect's query is passed along by Vercel, behind the target's own parameters.
 */
export const vercel: Host = async (rules, { copied }) => {
  const routes = routesOf(rules)
  const hasCanary = Object.values(rules.pages).some(({ canary }) => canary)
  return {
    files: {
      '.vercel/output/config.json': `${JSON.stringify({ version: 3, routes }, null, 2)}\n`,
      ...(hasCanary && {
        [`${FUNCTION}/.vc-config.json`]: `${JSON.stringify({ runtime: 'edge', entrypoint: 'index.js' })}\n`,
        [`${FUNCTION}/index.js`]: await bundleEdge('vercel-bucket', rules),
      }),
      [`.vercel/output/static/${TEXT_FILE}`]: NOT_FOUND_TEXT,
    },
    limits: [
      {
        what: 'routes',
        used: routes.length,
        most: 2048,
        source: 'https://github.com/vercel/vercel/blob/main/packages/routing-utils/src/schemas.ts',
      },
    ],
    next: [
      `Copy ${copied} to .vercel/output/static/, then: npx vercel deploy --prebuilt --prod.`,
      wholeAddresses('Runtime logs and log drains'),
    ],
  }
}

function routesOf({ pages, redirects, files, apiPrefixes, apiOrigin, headers }: Rules): Route[] {
  const known = [`${escaped(HASHED)}.*`, ...Object.keys(files).map(escaped)].join('|')
  return [
    ...(apiOrigin ? apiPrefixes : []).map((prefix) =>
      exact({ src: `^${escaped(prefix)}(.*)$`, dest: `${apiOrigin}${prefix}$1` }),
    ),
    exact({ src: ANY, headers, continue: true }),
    exact({
      src: ANY,
      methods: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
      status: 405,
      headers: { allow: 'GET, HEAD', 'cache-control': NO_STORE },
    }),
    exact({
      src: `^(?=${escaped(HASHED)}|[\\s\\S]*[.](?!html$)[A-Za-z0-9]{2,5}$)(?:${NON_CANONICAL})[\\s\\S]*$`,
      dest: `/${TEXT_FILE}`,
      status: 404,
      headers: TEXT,
    }),
    exact({
      src: `^(?:${NON_CANONICAL})[\\s\\S]*$`,
      dest: NOT_FOUND_PAGE,
      status: 404,
      headers: { 'cache-control': NO_STORE },
    }),
    ...Object.entries(pages).flatMap(([file, page]) =>
      page.paths.flatMap((path) => [
        ...canaryRoutes(path, page),
        exact({
          src: formOf(path),
          dest: `/${file}`,
          headers: { ...page.headers, 'cache-control': page.canary ? PRIVATE_HTML : REVALIDATE },
        }),
      ]),
    ),
    ...redirects.map(({ from, to }) =>
      exact({ src: formOf(from), status: 302, headers: { Location: to, 'cache-control': NO_STORE } }),
    ),
    // What is no known file ends here, so that a page's HTML file has no address of its own.
    exact({
      src: `^(?!(?:${known})$).*\\.(?!html$)[A-Za-z0-9]{2,5}$`,
      dest: `/${TEXT_FILE}`,
      status: 404,
      headers: TEXT,
    }),
    exact({
      src: `^(?!(?:${known})$).*$`,
      dest: NOT_FOUND_PAGE,
      status: 404,
      headers: { 'cache-control': NO_STORE },
    }),
    { handle: 'filesystem' },
    exact({ src: ANY, dest: `/${TEXT_FILE}`, status: 404, headers: TEXT }),
    // Only for files that are there; a header that the answer has already stays.
    { handle: 'hit' },
    exact({ src: `^${escaped(HASHED)}.+$`, headers: { 'cache-control': IMMUTABLE }, continue: true }),
    ...Object.entries(files).map(([path, cache]) =>
      exact({ src: `^${escaped(path)}$`, headers: { 'cache-control': cache }, continue: true }),
    ),
  ]
}

/** A visitor's bucket is in the cookie, or, when it is a new one, in the query that the function has added. */
function canaryRoutes(path: string, { headers, canary }: PageRule): Route[] {
  if (!canary) return []
  const src = formOf(path)
  const own: Condition = { type: 'cookie', key: BUCKET_COOKIE, value: '[0-9][0-9]' }
  const value = bucketsIn(canary).join('|')
  const shown = { src, dest: `/${canary.file}`, headers: { ...headers, 'cache-control': PRIVATE_HTML } }
  return [
    exact({ src, missing: [own], middlewarePath: BUCKET_COOKIE, continue: true }),
    exact({ ...shown, has: [{ ...own, value }] }),
    exact({ ...shown, missing: [own], has: [{ type: 'query', key: BUCKET_COOKIE, value }] }),
  ]
}

function exact(route: Route): Route {
  return { ...route, caseSensitive: true }
}

function formOf(path: string): string {
  return path === '/' ? '^/$' : `^${escaped(path)}/?$`
}
