import { BUCKET_ATTRIBUTES, BUCKET_COOKIE, bucketsIn } from '../site/canary.ts'
import { CONTENT_TYPES, NO_STORE, REVALIDATE } from '../site/delivery-headers.ts'
import type { Host, HostOptions } from './host.ts'
import { AGAIN, MADE } from './host.ts'
import {
  escaped,
  formsOf,
  HASHED,
  NOT_FOUND_PAGE,
  NOT_FOUND_TEXT,
  partsOf,
  type Rule,
  type Rules,
  refuse,
  type Variant,
} from './rules.ts'

const PATH = '{http.request.uri.path}'
const QUERY = '{http.request.uri.query}'

/**
 * Caddy: a snippet to import in a site block. Its `path` matcher does not heed case, so addresses are looked up by `map`,
 * whose inputs are compared as they are.
 */
export const caddy: Host = (rules, options) => ({
  files: {
    'campaign-pages.caddy': `# ${MADE}\n(campaign-pages) {\n${body(rules, options).join('\n')}\n}\n`,
    'campaign-pages.log.caddy': [`# ${MADE}`, ...LOG, ''].join('\n'),
  },
  limits: [],
  next: [
    'In the Caddyfile: import campaign-pages.log.caddy in the block of global options, then import campaign-pages.caddy, and in the site block: import campaign-pages; then: caddy reload.',
    'A log with a format of its own has the logins of links: keep the format of campaign-pages.log.caddy there.',
    `Make the file again and reload when ${AGAIN}.`,
    'Caddy compresses by zstd and gzip; brotli needs a module of its own.',
  ],
})

/**
 * Logs without what may be a login: queries, also escaped ones, and the API's `token`; Caddy itself leaves `Authorization` and
 * cookies out. In the global options too: errors are logged by those alone.
 */
const LOG = [
  'log {',
  ...block([
    'format filter {',
    ...block([
      'wrap json',
      'fields {',
      ...block([
        ...['request>uri', 'request>headers>Referer', 'resp_headers>Location'].map(
          (field) => `${field} regexp ${quoted('(?i)([?#]|%3F).*')} ""`,
        ),
        'request>headers>Token delete',
      ]),
      '}',
    ]),
    '}',
  ]),
  '}',
]

/** Addresses of pages, with the HTML and the headers that each has. */
interface Shown {
  paths: readonly string[]
  html: string
  variant?: Variant | undefined
  headers: Record<string, string>
}

/** The rules as Caddy needs them: lookups of addresses together, all else in order. */
function sorted({ list }: Rules) {
  const pages: Shown[] = []
  const files: { address: string; headers: Record<string, string> }[] = []
  const proxies: string[] = []
  const others: string[] = []
  for (const [index, rule] of list.entries()) {
    const { match, answer, headers } = rule
    if ('paths' in match && 'html' in answer) pages.push({ paths: match.paths, headers, ...answer })
    else if ('paths' in match && 'redirect' in answer)
      others.push(...redirection(match.paths, answer.redirect, headers, index))
    else if ('asked' in answer && 'file' in match) files.push({ address: quoted(match.file), headers })
    else if ('asked' in answer && 'prefix' in match)
      files.push({ address: `~^${escaped(match.prefix)}.`, headers })
    else if ('proxy' in answer && 'prefix' in match) proxies.push(...proxy(match.prefix, answer.proxy, index))
    else if ('status' in answer) others.push(...refusal(rule, answer.status, index))
    else refuse('caddy', rule, 'it has pages and redirects at paths, files, and proxied prefixes')
  }
  return { pages, files, proxies, others }
}

function body(rules: Rules, { root }: HostOptions): string[] {
  const { pages, files, proxies, others } = sorted(rules)
  const hasVariants = pages.some(({ variant }) => variant)
  const last = others.pop() as string
  return block([
    ...LOG,
    `root * ${quoted(root)}`,
    'encode zstd gzip {',
    '\tminimum_length 512',
    '\tmatch {',
    ...['css', 'js', 'json', 'svg', 'txt', 'html'].map((name) => `\t\theader Content-Type ${plain(name)}*`),
    '\t}',
    '}',
    ...proxies,
    'header {',
    ...block(Object.entries(rules.headers).map(([name, value]) => `${name} ${quoted(value)}`)),
    '}',
    ...lookup(
      'page',
      pages.flatMap(({ paths, html, headers }) =>
        paths.flatMap(formsOf).map((path) => ({ address: quoted(path), file: `/${html}`, headers })),
      ),
    ),
    ...(hasVariants ? variants(pages) : []),
    ...lookup(
      'file',
      files.map((each) => ({ ...each, file: 'asked' })),
    ),
    'route {',
    ...block([
      // multiple ranges and other units are answered with the whole file
      '@ranges {',
      '\theader Range *',
      '\tnot header_regexp Range ^bytes=[0-9]*-[0-9]*$',
      '}',
      'request_header @ranges -Range',
      ...others,
      '@page expression `{page_file} != ""`',
      'handle @page {',
      ...block([
        ...headersFound('page', pages),
        ...(hasVariants
          ? [
              '@new_bucket expression `{page_varies} == "yes" && {own_bucket} == ""`',
              `header @new_bucket set-cookie "${BUCKET_COOKIE}={bucket}; ${BUCKET_ATTRIBUTES}"`,
              'rewrite * {chosen_file}',
            ]
          : ['rewrite * {page_file}']),
        ...FILE_SERVER,
      ]),
      '}',
      '@file expression `{file_file} != ""`',
      'handle @file {',
      ...block([
        // Caddy keeps this header when it finds that there is no such range, or another version. In a route the order stays.
        '@part expression `{http.request.header.Range} != "" || {http.request.header.If-Match} != ""`',
        'route {',
        ...block([...headersFound('file', files), `header @part cache-control ${quoted(REVALIDATE)}`]),
        '}',
        ...types(),
        ...FILE_SERVER,
      ]),
      '}',
      last,
    ]),
    '}',
    'handle_errors {',
    ...block(errors(rules)),
    '}',
  ])
}

const FILE_SERVER = ['file_server {', '\tprecompressed br gzip', '\tdisable_canonical_uris', '}']

const placeholder = (of: string, name: string) => `{${of}_${name.replaceAll('-', '_')}}`
const namesIn = (of: readonly { headers: Record<string, string> }[]) => [
  ...new Set(of.flatMap(({ headers }) => Object.keys(headers))),
]

/** By address a file, '' where there is none, and its headers. */
function lookup(
  of: string,
  entries: readonly { address: string; file: string; headers: Record<string, string> }[],
): string[] {
  const names = namesIn(entries)
  return [
    `map ${PATH} ${['file', ...names].map((name) => placeholder(of, name)).join(' ')} {`,
    ...block([
      ...entries.map(({ address, file, headers }) =>
        [address, ...[file, ...names.map((name) => headers[name] ?? '')].map(quoted)].join(' '),
      ),
      `default ${['', ...names].map(() => '""').join(' ')}`,
    ]),
    '}',
  ]
}

function headersFound(of: string, entries: readonly { headers: Record<string, string> }[]): string[] {
  return namesIn(entries).flatMap((name) => [
    `@${of}-${name} expression \`${placeholder(of, name)} != ""\``,
    `header @${of}-${name} ${name} ${placeholder(of, name)}`,
  ])
}

/**
 * The visitor's bucket, and by it the file of a page with a variant. A new bucket is the first two decimal digits of the
 * request's random UUID, each of which is as likely as the others.
 */
function variants(pages: readonly Shown[]): string[] {
  const entries = pages.flatMap(({ html, variant, paths }) => (variant ? [{ html, paths, variant }] : []))
  return [
    `map {http.request.cookie.${BUCKET_COOKIE}} {own_bucket} {`,
    ...block([`"~^([0-9][0-9])$" "\${1}"`, 'default ""']),
    '}',
    'map "{own_bucket} {http.request.uuid}" {bucket} {',
    ...block([`"~^([0-9][0-9]) " "\${1}"`, `"~^ [^0-9]*([0-9])[^0-9]*([0-9])" "\${1}\${2}"`, 'default "00"']),
    '}',
    'map {page_file} {page_varies} {',
    ...block([...entries.map(({ html }) => `${quoted(`/${html}`)} "yes"`), 'default ""']),
    '}',
    'map "{page_file} {bucket}" {chosen_file} {',
    ...block([
      ...entries.map(
        ({ html, variant }) =>
          `"~^/${escaped(html)} (?:${bucketsIn(variant).join('|')})$" ${quoted(`/${variant.file}`)}`,
      ),
      'default "{page_file}"',
    ]),
    '}',
  ]
}

/** Answers a refused request: `errors` below write the body. */
function refusal({ match, headers }: Rule, status: number, index: number): string[] {
  if ('all' in match) return [`error ${status}`]
  const name = `@refused${index}`
  const own = Object.entries(headers).map(([header, value]) => `\theader ${header} ${quoted(value)}`)
  const handled = [`handle ${name} {`, ...own, `\terror ${status}`, '}']
  if ('methodsBut' in match) return [`${name} not method ${match.methodsBut.join(' ')}`, ...handled]
  if ('paths' in match) return [`${name} path_regexp ${oneOf(match.paths)}`, ...handled]
  if (!('target' in match))
    return [`${name} path_regexp ^${escaped(Object.values(match).join())}`, ...handled]
  const found = `{refused_${index}}`
  return [
    // Caddy compares paths as they came, or tidied up, and opens files by the latter.
    `map {http.request.uri} ${found} {`,
    ...block([`${quoted(`~${match.target}`)} "yes"`, 'default ""']),
    '}',
    `${name} expression \`${found} != ""\``,
    ...handled,
  ]
}

const oneOf = (paths: readonly string[]) => `^(${paths.flatMap(formsOf).map(escaped).join('|')})$`

/** The types of this machine's table differ from one to the next. */
function types(): string[] {
  return Object.entries(CONTENT_TYPES).map(
    ([extension, type]) => `\theader *${extension} content-type ${quoted(type)}`,
  )
}

function errors({ headers }: Rules): string[] {
  return [
    'header {',
    ...block(
      Object.entries({ ...headers, 'cache-control': NO_STORE }).map(
        ([name, value]) => `${name} ${quoted(value)}`,
      ),
    ),
    '}',
    'route {',
    ...block([
      '@failed expression `{http.error.status_code} != 404`',
      'handle @failed {',
      '\theader content-type "text/plain; charset=utf-8"',
      '\trespond {err.status_text} {err.status_code}',
      '}',
      `@asset expression \`${PATH}.startsWith('${HASHED}') || (${PATH}.matches('[.][A-Za-z0-9]{2,5}$') && !${PATH}.endsWith('.html'))\``,
      'handle @asset {',
      '\theader content-type "text/plain; charset=utf-8"',
      `\trespond ${quoted(NOT_FOUND_TEXT.trim())} {err.status_code}`,
      '}',
      `rewrite * ${NOT_FOUND_PAGE}`,
      'file_server {',
      '\tstatus {err.status_code}',
      '\tdisable_canonical_uris',
      '}',
    ]),
    '}',
  ]
}

function proxy(prefix: string, origin: string, index: number): string[] {
  return [
    `@proxied${index} path_regexp ^${escaped(prefix)}`,
    `handle @proxied${index} {`,
    `\treverse_proxy ${origin} {`,
    '\t\theader_up host {upstream_hostport}',
    '\t}',
    '}',
  ]
}

/** The target's parameters, then those that came along, without any of the target's names. */
function redirection(
  from: readonly string[],
  to: string,
  headers: Record<string, string>,
  index: number,
): string[] {
  const { path, query } = partsOf(to)
  const own = new URLSearchParams(query).toString()
  const lines = [
    `@redirect${index} path_regexp ${oneOf(from)}`,
    ...Object.entries(headers).map(([name, value]) => `header @redirect${index} ${name} ${quoted(value)}`),
  ]
  let kept = QUERY
  for (const [at, [name]] of query.entries()) {
    // Each takes one of that name away. A further one stays behind ours, and the first of a name counts.
    const next = `{kept_${index}_${at}}`
    const one = `${escaped(name)}(?:=[^&]*)?`
    lines.push(
      `map ${kept} ${next} {`,
      `\t"~^${one}$" ""`,
      `\t"~^${one}&(.*)$" "\${1}"`,
      `\t"~^(.*)&${one}$" "\${1}"`,
      `\t"~^(.*)&${one}&(.*)$" "\${1}&\${2}"`,
      `\tdefault "${kept}"`,
      '}',
    )
    kept = next
  }
  const sign = own ? `?${own}&` : '?'
  return [
    ...lines,
    `@bare${index} expression \`${kept} == ""\``,
    `handle @redirect${index} {`,
    `\tredir @bare${index} ${quoted(own ? `${path}?${own}` : path)} 302`,
    `\tredir * ${quoted(`${path}${sign}${kept}`)} 302`,
    '}',
  ]
}

function plain(extension: string): string {
  return (CONTENT_TYPES[`.${extension}`] as string).split(';', 1)[0] as string
}

function block(lines: string[]): string[] {
  return lines.map((line) => `\t${line}`)
}

function quoted(value: string): string {
  return `"${value.replaceAll('"', '\\"')}"`
}
