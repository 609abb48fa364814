import { NON_CANONICAL } from '../site/address.ts'
import { BUCKET_ATTRIBUTES, BUCKET_COOKIE, bucketsIn } from '../site/canary.ts'
import { CONTENT_TYPES, IMMUTABLE, NO_STORE, PRIVATE_HTML, REVALIDATE } from '../site/delivery-headers.ts'
import type { Host, HostOptions } from './host.ts'
import { AGAIN, MADE } from './host.ts'
import { escaped, formsOf, HASHED, NOT_FOUND_PAGE, NOT_FOUND_TEXT, partsOf, type Rules } from './rules.ts'

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

function body(rules: Rules, { root }: HostOptions): string[] {
  const own = [...new Set(Object.values(rules.pages).flatMap((page) => Object.keys(page.headers)))]
  const placeholder = (name: string) => `{page_${name.replaceAll('-', '_')}}`
  const hasCanary = Object.values(rules.pages).some(({ canary }) => canary)
  return block([
    ...LOG,
    `root * ${quoted(root)}`,
    'encode zstd gzip {',
    '\tminimum_length 512',
    '\tmatch {',
    ...['css', 'js', 'json', 'svg', 'txt', 'html'].map((name) => `\t\theader Content-Type ${plain(name)}*`),
    '\t}',
    '}',
    ...api(rules),
    'header {',
    ...block(Object.entries(rules.headers).map(([name, value]) => `${name} ${quoted(value)}`)),
    '}',
    // Besides the file: headers of some pages, '' on the others.
    `map ${PATH} {page_file} ${own.map(placeholder).join(' ')} {`,
    ...block([
      ...Object.entries(rules.pages).flatMap(([file, { paths, headers }]) =>
        paths
          .flatMap(formsOf)
          .map((path) => [path, `/${file}`, ...own.map((name) => headers[name] ?? '')].map(quoted).join(' ')),
      ),
      `default ${['', ...own.map(() => '')].map(quoted).join(' ')}`,
    ]),
    '}',
    ...(hasCanary ? canaries(rules) : []),
    // Caddy compares paths as they came, or tidied up, and opens files by the latter.
    'map {http.request.uri} {non_canonical} {',
    ...block([`${quoted(`~${NON_CANONICAL}`)} "yes"`, 'default ""']),
    '}',
    `map ${PATH} {file_cache} {`,
    ...block([
      ...Object.entries(rules.files).map(([path, cache]) => `${quoted(path)} ${quoted(cache)}`),
      `~^${escaped(HASHED)}. ${quoted(IMMUTABLE)}`,
      'default ""',
    ]),
    '}',
    'route {',
    ...block([
      ...refusals(),
      ...rules.redirects.flatMap(redirection),
      '@page expression `{page_file} != ""`',
      'handle @page {',
      `\theader cache-control ${quoted(hasCanary ? '{page_cache}' : REVALIDATE)}`,
      ...own.flatMap((name) => [
        `\t@${name} expression \`${placeholder(name)} != ""\``,
        `\theader @${name} ${name} ${placeholder(name)}`,
      ]),
      ...(hasCanary
        ? [
            `\t@new_bucket expression \`{page_cache} == "${PRIVATE_HTML}" && {own_bucket} == ""\``,
            `\theader @new_bucket set-cookie "${BUCKET_COOKIE}={bucket}; ${BUCKET_ATTRIBUTES}"`,
            '\trewrite * {chosen_file}',
          ]
        : ['\trewrite * {page_file}']),
      '\tfile_server {',
      '\t\tprecompressed br gzip',
      '\t\tdisable_canonical_uris',
      '\t}',
      '}',
      '@file expression `{file_cache} != ""`',
      'handle @file {',
      // Caddy keeps this header when it finds that there is no such range, or another version. In a route the order stays.
      '\t@part expression `{http.request.header.Range} != "" || {http.request.header.If-Match} != ""`',
      '\troute {',
      '\t\theader cache-control {file_cache}',
      `\t\theader @part cache-control ${quoted(REVALIDATE)}`,
      '\t}',
      ...types(),
      '\tfile_server {',
      '\t\tprecompressed br gzip',
      '\t\tdisable_canonical_uris',
      '\t}',
      '}',
      'error 404',
    ]),
    '}',
    'handle_errors {',
    ...block(errors(rules)),
    '}',
  ])
}

/**
 * The visitor's bucket, and by it the file of a page with a canary. A new bucket is the first two decimal digits of the
 * request's random UUID, each of which is as likely as the others.
 */
function canaries({ pages }: Rules): string[] {
  const entries = Object.entries(pages).flatMap(([file, { paths, canary }]) =>
    canary ? [{ file, paths, canary }] : [],
  )
  return [
    `map {http.request.cookie.${BUCKET_COOKIE}} {own_bucket} {`,
    ...block([`"~^([0-9][0-9])$" "\${1}"`, 'default ""']),
    '}',
    'map "{own_bucket} {http.request.uuid}" {bucket} {',
    ...block([`"~^([0-9][0-9]) " "\${1}"`, `"~^ [^0-9]*([0-9])[^0-9]*([0-9])" "\${1}\${2}"`, 'default "00"']),
    '}',
    `map ${PATH} {page_cache} {`,
    ...block([
      ...entries.flatMap(({ paths }) =>
        paths.flatMap(formsOf).map((path) => `${quoted(path)} ${quoted(PRIVATE_HTML)}`),
      ),
      `default ${quoted(REVALIDATE)}`,
    ]),
    '}',
    'map "{page_file} {bucket}" {chosen_file} {',
    ...block([
      ...entries.map(
        ({ file, canary }) =>
          `"~^/${escaped(file)} (?:${bucketsIn(canary).join('|')})$" ${quoted(`/${canary.file}`)}`,
      ),
      'default "{page_file}"',
    ]),
    '}',
  ]
}

function refusals(): string[] {
  return [
    '@write not method GET HEAD',
    'handle @write {',
    '\theader allow "GET, HEAD"',
    '\terror 405',
    '}',
    '@non_canonical expression `{non_canonical} != ""`',
    'error @non_canonical 404',
    // multiple ranges and other units are answered with the whole file
    '@ranges {',
    '\theader Range *',
    '\tnot header_regexp Range ^bytes=[0-9]*-[0-9]*$',
    '}',
    'request_header @ranges -Range',
  ]
}

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

function api({ apiPrefixes, apiOrigin }: Rules): string[] {
  if (!apiOrigin) return []
  const names = apiPrefixes.map((prefix) => escaped(prefix.slice(1, -1))).join('|')
  return [
    `@api path_regexp ^/(${names})/`,
    'handle @api {',
    `\treverse_proxy ${apiOrigin} {`,
    '\t\theader_up host {upstream_hostport}',
    '\t}',
    '}',
  ]
}

/** The target's parameters, then those that came along, without any of the target's names. */
function redirection({ from, to }: { from: string; to: string }, index: number): string[] {
  const { path, query } = partsOf(to)
  const own = new URLSearchParams(query).toString()
  const lines = [
    `@redirect${index} path_regexp ^(${formsOf(from).map(escaped).join('|')})$`,
    `header @redirect${index} cache-control ${NO_STORE}`,
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
