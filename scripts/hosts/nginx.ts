import path from 'node:path'
import { BUCKET_ATTRIBUTES, BUCKET_COOKIE, BUCKETS, bucketsIn } from '../site/canary.ts'
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
} from './rules.ts'

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
    'campaign-pages.conf': [...head(rules, options), ...locations(rules, options), ''].join('\n'),
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

const CACHE = variable('cache-control')

/** Where errors are answered; no address of the site, and internal. */
const FAILED = '/.failed'
const NO_RANGE = '/.no-range'
const REFUSED = '/.refused'

const isProxied = ({ answer }: Rule) => 'proxy' in answer

function head(rules: Rules, { root, brotli, logs }: HostOptions): string[] {
  const { list, headers } = rules
  // an empty variable sends no header
  const own = new Set(list.flatMap((rule) => (isProxied(rule) ? [] : Object.keys(rule.headers))))
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
    ...[...own].flatMap((name) => [
      `set ${variable(name)} ${quoted(name === 'cache-control' ? REVALIDATE : '')};`,
      `add_header ${name} ${variable(name)} always;`,
    ]),
    ...variants(rules),
    ...refusals(rules),
  ]
}

/** The files of pages with a canary, as variables: `if` in a location would discard its try_files. */
function variants({ list }: Rules): string[] {
  const lines = list.flatMap(({ answer }, index) =>
    'html' in answer && answer.variant
      ? [
          `set $page${index} ${quoted(`/${answer.html}`)};`,
          `if ($visitor_bucket ~ "^(?:${bucketsIn(answer.variant).join('|')})$") { set $page${index} ${quoted(`/${answer.variant.file}`)}; }`,
        ]
      : [],
  )
  return lines.length > 0
    ? ['set $set_bucket "";', 'add_header set-cookie $set_bucket always;', ...lines]
    : []
}

/**
 * What no location has to ask again. nginx tidies paths up before it looks for a location, so the address is judged as it was
 * sent; a request that is proxied is its own matter.
 */
function refusals({ list }: Rules): string[] {
  const prefixes = list.flatMap((rule) =>
    isProxied(rule) && 'prefix' in rule.match ? [escaped(rule.match.prefix)] : [],
  )
  // the first that matches decides, so it is set last
  const refused = list
    .flatMap((rule) => {
      const { match, answer } = rule
      const condition =
        'target' in match
          ? `$request_uri ~ ${quoted(match.target)}`
          : 'methodsBut' in match
            ? `$request_method !~ "^(?:${match.methodsBut.join('|')})$"`
            : ''
      if (!condition) return []
      if (!('status' in answer)) return refuse('nginx', rule, 'give it a status')
      return [`if (${condition}) { set $refused ${answer.status}; }`]
    })
    .reverse()
  return [
    `set $missing ${NOT_FOUND_PAGE};`,
    `if ($uri ~ ${quoted(`^${escaped(HASHED)}|${ASSET}`)}) { set $missing @missing; }`,
    'set $refused "";',
    ...refused,
    ...(prefixes.length > 0 ? [`if ($uri ~ "^(?:${prefixes.join('|')})") { set $refused ""; }`] : []),
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

function locations({ list }: Rules, options: HostOptions): string[] {
  const location = (match: string, ...body: string[]) => `location ${match} { ${body.join(' ')} }`
  const plain = (cache: string, ...body: string[]) => [
    ...['internal;', `set ${CACHE} ${cache};`, 'types {}', 'default_type text/plain;'],
    ...body,
  ]
  return [
    ...list.flatMap((rule, index) =>
      placesOf(rule).map((place) => location(place, ...answered(rule, index, options))),
    ),
    // Without types of its own it would take that of the missing file's name.
    location('@missing', ...plain(NO_STORE, `return 404 ${JSON.stringify(NOT_FOUND_TEXT)};`).slice(1)),
    location(`= ${NOT_FOUND_PAGE}`, 'internal;', `set ${CACHE} ${NO_STORE};`),
    // The status stays that of the error.
    location(`= ${FAILED}`, ...plain(NO_STORE, 'return 200 "Failed\\n";')),
    // nginx has written the file's headers by then, and would write a second Cache-Control behind that one
    location(`= ${NO_RANGE}`, ...plain('""', 'return 200 "No such range\\n";')),
    location(`= ${REFUSED}`, ...plain(NO_STORE, ...refusedHeaders(list), 'return 200 "Not allowed\\n";')),
  ]
}

/** Where a rule counts; none for what is refused before. */
function placesOf({ match }: Rule): string[] {
  if ('all' in match) return ['/']
  if ('paths' in match) return match.paths.flatMap(formsOf).map((path) => `= ${quoted(path)}`)
  if ('file' in match) return [`= ${quoted(match.file)}`]
  return 'prefix' in match ? [`^~ ${match.prefix}`] : []
}

function answered({ match, answer, headers }: Rule, index: number, options: HostOptions): string[] {
  const own = ownHeaders(headers)
  if ('asked' in answer)
    return [
      ...own,
      // nginx has written this header by the time it finds that there is no such range.
      ...('prefix' in match ? [`if ($http_range) { set ${CACHE} ${quoted(REVALIDATE)}; }`] : []),
      'try_files $uri =404;',
    ]
  if ('html' in answer)
    return answer.variant
      ? [...own, 'set $set_bucket $new_bucket;', `try_files $page${index} /${answer.html} =404;`]
      : [...own, `try_files /${answer.html} =404;`]
  if ('redirect' in answer) return [...own, ...redirection(answer.redirect)]
  if ('status' in answer) return [`return ${answer.status};`]
  // A header of its own keeps those of the pages away.
  return ['add_header x-content-type-options nosniff always;', ...proxy(answer.proxy, options)]
}

const ownHeaders = (headers: Record<string, string>) =>
  Object.entries(headers).map(([name, value]) => `set ${variable(name)} ${quoted(value)};`)

/** Of the answer to other methods, beside its Cache-Control. */
function refusedHeaders(list: readonly Rule[]): string[] {
  const rule = list.find(({ match }) => 'methodsBut' in match)
  return ownHeaders(rule?.headers ?? {})
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
  if (query.length === 0) return [`return 302 ${path}$is_args$args;`]
  const lines = ['set $came "&$args&";']
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
