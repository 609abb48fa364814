import path from 'node:path'
import { NON_CANONICAL } from '../site/address.ts'
import { BUCKET_ATTRIBUTES, BUCKET_COOKIE, BUCKETS, bucketsIn } from '../site/canary.ts'
import { CONTENT_TYPES, IMMUTABLE, NO_STORE, PRIVATE_HTML, REVALIDATE } from '../site/delivery-headers.ts'
import type { Host, HostOptions } from './host.ts'
import { AGAIN, MADE } from './host.ts'
import { escaped, formsOf, HASHED, NOT_FOUND_PAGE, NOT_FOUND_TEXT, partsOf, type Rules } from './rules.ts'

/** Paths that name a file. */
const ASSET = '[.](?!html$)[A-Za-z0-9]{2,5}$'
const TEXTS = ['css', 'js', 'json', 'svg', 'txt'].map((type) =>
  plainType(CONTENT_TYPES[`.${type}`] as string),
)

/**
 * nginx: one file to include in a `server` block. Paths are `location =`, one line each, the only match of nginx that is
 * case-sensitive and exact: the strings of a `map` ignore case, and it has to stand outside of the server. Headers are set once, with variables that a location sets: `add_header` in a location would discard those
 * above it.
 */
export const nginx: Host = (rules, options) => ({
  files: {
    'campaign-pages.http.conf': common().join('\n'),
    'campaign-pages.conf': [...head(rules, options), ...locations(rules, options)].join('\n'),
  },
  limits: [],
  next: [
    'Include campaign-pages.http.conf in the http block and campaign-pages.conf in a server block, then: nginx -t && nginx -s reload.',
    `Servers beside it, as one that sends http on to https, log logins of links too: give them "access_log <file> ${LOG_FORMAT};" and "error_log <file> alert;".`,
    `Make the file again and reload when ${AGAIN}.`,
  ],
})

const LOG_FORMAT = 'campaign_pages'

/** The part of an address that may be logged: a query, also an escaped one, may have a login in it. */
const withoutQuery = (address: string, name: string) =>
  `map ${address} $logged_${name} { default -; "~*^(?<shown_${name}>.*?)(?:[?#]|%3F|$)" $shown_${name}; }`

/**
 * What stands outside of a server, the same for every site: the visitor's bucket, for pages with a canary; that headers with
 * an underscore are passed on, as the API's TIME_ZONE, which nginx drops by itself; and the format of logs.
 */
function common(): string[] {
  const names = bucketsIn({ first: 0, share: BUCKETS })
  const valid = '"~^[0-9][0-9]$"'
  return [
    `# ${MADE}`,
    'underscores_in_headers on;',
    'split_clients $request_id $fresh_bucket {',
    ...names.slice(0, -1).map((name) => `  1% ${name};`),
    `  * ${names.at(-1)};`,
    '}',
    `map $cookie_${BUCKET_COOKIE} $visitor_bucket { ${valid} $cookie_${BUCKET_COOKIE}; default $fresh_bucket; }`,
    `map $cookie_${BUCKET_COOKIE} $new_bucket { ${valid} ""; default ${quoted(`${BUCKET_COOKIE}=$fresh_bucket; ${BUCKET_ATTRIBUTES}`)}; }`,
    withoutQuery('$request_uri', 'path'),
    withoutQuery('$http_referer', 'referer'),
    // as "combined", which has the query twice
    `log_format ${LOG_FORMAT} '$remote_addr - $remote_user [$time_local] "$request_method $logged_path $server_protocol" '`,
    `  '$status $body_bytes_sent "$logged_referer" "$http_user_agent"';`,
    '',
  ]
}

/** Where errors are answered; no address of the site, and internal. */
const FAILED = '/.failed'
const NO_RANGE = '/.no-range'
const REFUSED = '/.refused'

function head(rules: Rules, { root, brotli, logs }: HostOptions): string[] {
  const { pages, headers } = rules
  const own = [...new Set(Object.values(pages).flatMap((page) => Object.keys(page.headers)))]
  const types = Object.entries(CONTENT_TYPES).map(
    ([extension, type]) => `  ${plainType(type)} ${extension.slice(1)};`,
  )
  return [
    `# ${MADE}`,
    `root ${quoted(root)};`,
    `access_log ${quoted(path.posix.join(logs, 'access.log'))} ${LOG_FORMAT};`,
    // below "alert" each line has the request with its query, and there is no format for it
    `error_log ${quoted(path.posix.join(logs, 'error.log'))} alert;`,
    'absolute_redirect off;',
    'merge_slashes off;',
    // multiple ranges are answered with the whole file
    'max_ranges 1;',
    'types {',
    ...types,
    '}',
    'default_type application/octet-stream;',
    'charset utf-8;',
    `charset_types ${TEXTS.join(' ')};`,
    'gzip on;',
    'gzip_vary on;',
    'gzip_static on;',
    'gzip_proxied any;',
    'gzip_min_length 512;',
    `gzip_types ${TEXTS.join(' ')};`,
    ...(brotli
      ? ['brotli on;', 'brotli_static on;', 'brotli_min_length 512;', `brotli_types ${TEXTS.join(' ')};`]
      : []),
    ...Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
    `set $cache ${quoted(REVALIDATE)};`,
    'add_header cache-control $cache always;',
    // An empty variable sends no header.
    ...own.flatMap((name) => [`set ${variable(name)} "";`, `add_header ${name} ${variable(name)} always;`]),
    'set $allow "";',
    'add_header allow $allow always;',
    ...canaries(rules),
    ...refusals(rules),
  ]
}

/** The files of pages with a canary, as variables: `if` in a location would discard its try_files. */
function canaries({ pages }: Rules): string[] {
  const lines = Object.entries(pages).flatMap(([file, { canary }], index) =>
    canary
      ? [
          `set $page${index} ${quoted(`/${file}`)};`,
          `if ($visitor_bucket ~ "^(?:${bucketsIn(canary).join('|')})$") { set $page${index} ${quoted(`/${canary.file}`)}; }`,
        ]
      : [],
  )
  return lines.length > 0
    ? ['set $set_bucket "";', 'add_header set-cookie $set_bucket always;', ...lines]
    : []
}

/**
 * What no location has to ask again. nginx tidies paths up before it looks for a location, so the address is judged as it was
 * sent; a request of the API's is its own matter.
 */
function refusals({ apiPrefixes, apiOrigin }: Rules): string[] {
  const prefixes = apiPrefixes.map((prefix) => escaped(prefix.slice(1, -1))).join('|')
  return [
    `set $missing ${NOT_FOUND_PAGE};`,
    `if ($uri ~ ${quoted(`^${escaped(HASHED)}|${ASSET}`)}) { set $missing @missing; }`,
    'set $refused "";',
    `if ($request_uri ~ ${quoted(NON_CANONICAL)}) { set $refused 404; }`,
    'if ($request_method !~ "^(?:GET|HEAD)$") { set $refused 405; }',
    ...(apiOrigin ? [`if ($uri ~ "^/(?:${prefixes})/") { set $refused ""; }`] : []),
    // Errors are sent on to these, and pass here once more.
    `if ($uri ~ "^(?:${[NOT_FOUND_PAGE, FAILED, NO_RANGE, REFUSED].map(escaped).join('|')})$") { set $refused ""; }`,
    'if ($refused = 404) { return 404; }',
    'if ($refused = 405) { return 405; }',
    'error_page 404 $missing;',
    `error_page 405 ${REFUSED};`,
    `error_page 400 403 412 414 500 502 503 504 ${FAILED};`,
    `error_page 416 ${NO_RANGE};`,
  ]
}

function locations(
  { pages, redirects, files, apiPrefixes, apiOrigin }: Rules,
  options: HostOptions,
): string[] {
  const lines: string[] = []
  const add = (match: string, ...body: string[]) => lines.push(`location ${match} { ${body.join(' ')} }`)

  for (const [index, [file, { paths, headers, canary }]] of Object.entries(pages).entries()) {
    const own = Object.entries(headers).map(([name, value]) => `set ${variable(name)} ${quoted(value)};`)
    const chosen = canary
      ? [
          `set $cache ${quoted(PRIVATE_HTML)};`,
          'set $set_bucket $new_bucket;',
          `try_files $page${index} /${file} =404;`,
        ]
      : [`try_files /${file} =404;`]
    for (const path of paths.flatMap(formsOf)) add(`= ${quoted(path)}`, ...own, ...chosen)
  }
  for (const { from, to } of redirects)
    for (const path of formsOf(from)) add(`= ${quoted(path)}`, ...redirection(to))
  for (const [path, cache] of Object.entries(files)) {
    add(`= ${quoted(path)}`, `set $cache ${quoted(cache)};`, `try_files ${path} =404;`)
  }
  for (const prefix of apiOrigin ? apiPrefixes : []) {
    add(
      `^~ ${prefix}`,
      // A header of its own keeps those of the pages away.
      'add_header x-content-type-options nosniff always;',
      ...proxy(apiOrigin, options),
    )
  }
  add(
    `^~ ${HASHED}`,
    `set $cache ${quoted(IMMUTABLE)};`,
    // nginx has written this header by the time it finds that there is no such range.
    `if ($http_range) { set $cache ${quoted(REVALIDATE)}; }`,
    'try_files $uri =404;',
  )
  // Without types of its own it would take that of the missing file's name.
  add(
    '@missing',
    `set $cache ${NO_STORE};`,
    'types {}',
    'default_type text/plain;',
    `return 404 ${JSON.stringify(NOT_FOUND_TEXT)};`,
  )
  add(`= ${NOT_FOUND_PAGE}`, 'internal;', `set $cache ${NO_STORE};`)
  // The status stays that of the error.
  const common = ['internal;', `set $cache ${NO_STORE};`, 'types {}', 'default_type text/plain;']
  add(`= ${FAILED}`, ...common, 'return 200 "Failed\\n";')
  // nginx has written the file's headers by then, and would write a second Cache-Control behind that one
  add(
    `= ${NO_RANGE}`,
    'internal;',
    'set $cache "";',
    'types {}',
    'default_type text/plain;',
    'return 200 "No such range\\n";',
  )
  add(`= ${REFUSED}`, ...common, 'set $allow "GET, HEAD";', 'return 200 "Not allowed\\n";')
  add('/', 'return 404;')
  return [...lines, '']
}

/** Passes a call on, over TLS to the API alone: without `proxy_ssl_verify` nginx takes any certificate. */
function proxy(apiOrigin: string, { caFile }: HostOptions): string[] {
  const { protocol, host, hostname } = new URL(apiOrigin)
  const verified = [
    'proxy_ssl_server_name on;',
    `proxy_ssl_name ${hostname};`,
    'proxy_ssl_verify on;',
    'proxy_ssl_verify_depth 4;',
    `proxy_ssl_trusted_certificate ${quoted(caFile)};`,
    'proxy_ssl_protocols TLSv1.2 TLSv1.3;',
  ]
  return [
    `proxy_pass ${apiOrigin};`,
    `proxy_set_header host ${host};`,
    'proxy_set_header x-forwarded-for $proxy_add_x_forwarded_for;',
    'proxy_set_header x-forwarded-proto $scheme;',
    ...(protocol === 'https:' ? verified : []),
  ]
}

/** The target's parameters, then those that came along, without any of the target's names. */
function redirection(to: string): string[] {
  const { path, query } = partsOf(to)
  const lines = [`set $cache ${NO_STORE};`]
  if (query.length === 0) return [...lines, `return 302 ${path}$is_args$args;`]
  lines.push('set $came "&$args&";')
  for (const [name] of query) {
    const without = `if ($came ~ "^(.*)&${escaped(name)}(?:=[^&]*)?(&.*)$") { set $came "$1$2"; }`
    // Each takes one away. What is named more often than twice stays behind ours, and the first of a name counts.
    lines.push(without, without)
  }
  return [
    ...lines,
    'set $kept "";',
    'if ($came ~ "^&*([^&].*?)&*$") { set $kept "&$1"; }',
    `return 302 ${quoted(`${path}?${new URLSearchParams(query)}$kept`)};`,
  ]
}

function variable(header: string): string {
  return `$own_${header.replaceAll('-', '_')}`
}

function plainType(type: string): string {
  return type.split(';', 1)[0] as string
}

function quoted(value: string): string {
  return `"${value.replace(/["\\]/g, '\\$&')}"`
}
