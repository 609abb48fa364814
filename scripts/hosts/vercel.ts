import { BUCKET_COOKIE, bucketsIn } from '../site/canary.ts'
import { CONTENT_TYPES, NO_STORE } from '../site/delivery-headers.ts'
import { bundleEdge } from './edge/bundle-edge.ts'
import { type Host, wholeAddresses } from './host.ts'
import {
  escaped,
  HASHED,
  NOT_FOUND_PAGE,
  NOT_FOUND_TEXT,
  type Rule,
  type Rules,
  refuse,
  type Variant,
} from './rules.ts'

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
  const hasVariants = rules.list.some(({ answer }) => 'html' in answer && answer.variant)
  return {
    files: {
      '.vercel/output/config.json': `${JSON.stringify({ version: 3, routes }, null, 2)}\n`,
      ...(hasVariants && {
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

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

function routesOf({ headers, list }: Rules): Route[] {
  const isProxied = ({ answer }: Rule) => 'proxy' in answer
  const files = list.filter(({ answer }) => 'asked' in answer)
  return [
    ...list.filter(isProxied).flatMap((rule) => routesFor(rule, '')),
    exact({ src: ANY, headers, continue: true }),
    ...list
      .filter((rule) => !isProxied(rule))
      .flatMap((rule) => routesFor(rule, files.map((file) => fileForm(file, '.*')).join('|'))),
    { handle: 'filesystem' },
    exact({ src: ANY, dest: `/${TEXT_FILE}`, status: 404, headers: TEXT }),
    // Only for files that are there; a header that the answer has already stays.
    { handle: 'hit' },
    ...files.map((rule) =>
      exact({ src: `^${fileForm(rule, '.+')}$`, headers: rule.headers, continue: true }),
    ),
  ]
}

/** @param below a prefix. */
function fileForm(rule: Rule, below: string): string {
  const { match } = rule
  if ('file' in match) return escaped(match.file)
  return 'prefix' in match
    ? `${escaped(match.prefix)}${below}`
    : refuse('vercel', rule, 'a file is at its own address, or below a prefix')
}

/** @param known all files, as an expression. */
function routesFor(rule: Rule, known: string): Route[] {
  const { match, answer, headers } = rule
  // below "hit"
  if ('asked' in answer) return []
  if ('paths' in match && 'html' in answer)
    return match.paths.flatMap((path) => {
      const shown = { src: formOf(path), dest: `/${answer.html}`, headers }
      return [...variantRoutes(shown, answer.variant), exact(shown)]
    })
  if ('paths' in match && 'redirect' in answer)
    return match.paths.map((path) =>
      exact({ src: formOf(path), status: 302, headers: { Location: answer.redirect, ...headers } }),
    )
  if ('prefix' in match && 'proxy' in answer) {
    const { prefix } = match
    return [exact({ src: `^${escaped(prefix)}(.*)$`, dest: `${answer.proxy}${prefix}$1` })]
  }
  if (!('status' in answer))
    return refuse('vercel', rule, 'it has pages and redirects at paths, files, and proxied prefixes')
  const { status } = answer
  if ('methodsBut' in match)
    return [
      exact({
        src: ANY,
        methods: METHODS.filter((each) => !match.methodsBut.includes(each)),
        status,
        headers,
      }),
    ]
  const [text, page] = [
    { dest: `/${TEXT_FILE}`, headers: TEXT },
    { dest: NOT_FOUND_PAGE, headers },
  ]
  if ('target' in match)
    return [
      exact({
        src: `^(?=${escaped(HASHED)}|[\\s\\S]*[.](?!html$)[A-Za-z0-9]{2,5}$)(?:${match.target})[\\s\\S]*$`,
        status,
        ...text,
      }),
      exact({ src: `^(?:${match.target})[\\s\\S]*$`, status, ...page }),
    ]
  if (!('all' in match)) return refuse('vercel', rule, 'a status is for methods, targets and all the rest')
  // What is no known file ends here, so that a page's HTML file has no address of its own.
  return [
    exact({ src: `^(?!(?:${known})$).*\\.(?!html$)[A-Za-z0-9]{2,5}$`, status, ...text }),
    exact({ src: `^(?!(?:${known})$).*$`, status, ...page }),
  ]
}

/** A visitor's bucket is in the cookie, or, when it is a new one, in the query that the function has added. */
function variantRoutes(shown: Pick<Route, 'src' | 'dest' | 'headers'>, variant?: Variant): Route[] {
  if (!variant) return []
  const own: Condition = { type: 'cookie', key: BUCKET_COOKIE, value: '[0-9][0-9]' }
  const value = bucketsIn(variant).join('|')
  const varied = { ...shown, dest: `/${variant.file}` }
  return [
    exact({ src: shown.src as string, missing: [own], middlewarePath: BUCKET_COOKIE, continue: true }),
    exact({ ...varied, has: [{ ...own, value }] }),
    exact({ ...varied, missing: [own], has: [{ type: 'query', key: BUCKET_COOKIE, value }] }),
  ]
}

function exact(route: Route): Route {
  return { ...route, caseSensitive: true }
}

function formOf(path: string): string {
  return path === '/' ? '^/$' : `^${escaped(path)}/?$`
}
