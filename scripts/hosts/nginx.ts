import { CONTENT_TYPES, IMMUTABLE, NO_STORE, REVALIDATE } from '../site/delivery-headers.ts'
import type { Host, HostOptions } from './host.ts'
import { AGAIN, MADE } from './host.ts'
import { escaped, formsOf, HASHED, NOT_FOUND_PAGE, NOT_FOUND_TEXT, partsOf, type Rules } from './rules.ts'

const TEXTS = ['css', 'js', 'json', 'svg', 'txt'].map((type) =>
  plainType(CONTENT_TYPES[`.${type}`] as string),
)

/**
 * nginx: one file to include in a `server` block. Paths are `location =`, the only match of nginx that heeds case and
 * takes nothing else along. Headers stand once, with variables that a location sets: `add_header` in a location would
 * put away all those above it.
 */
export const nginx: Host = (rules, options) => ({
  files: { 'campaign-pages.conf': [...head(rules, options), ...locations(rules)].join('\n') },
  limits: [],
  next: [
    'Include campaign-pages.conf in a server block, then: nginx -t && nginx -s reload.',
    `Make the file anew and reload when ${AGAIN}.`,
  ],
})

function head({ pages, headers }: Rules, { root, brotli }: HostOptions): string[] {
  const own = [...new Set(Object.values(pages).flatMap((page) => Object.keys(page.headers)))]
  const types = Object.entries(CONTENT_TYPES).map(
    ([extension, type]) => `  ${plainType(type)} ${extension.slice(1)};`,
  )
  return [
    `# ${MADE}`,
    `root ${quoted(root)};`,
    'absolute_redirect off;',
    'merge_slashes off;',
    'types {',
    ...types,
    '}',
    'default_type application/octet-stream;',
    'charset utf-8;',
    `charset_types ${TEXTS.join(' ')};`,
    'gzip on;',
    'gzip_vary on;',
    'gzip_proxied any;',
    'gzip_min_length 512;',
    `gzip_types ${TEXTS.join(' ')};`,
    ...(brotli ? ['brotli on;', 'brotli_min_length 512;', `brotli_types ${TEXTS.join(' ')};`] : []),
    ...Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
    `set $cache ${quoted(REVALIDATE)};`,
    'add_header cache-control $cache always;',
    // An empty variable sends no header.
    ...own.flatMap((name) => [`set ${variable(name)} "";`, `add_header ${name} ${variable(name)} always;`]),
    `error_page 404 ${NOT_FOUND_PAGE};`,
  ]
}

function locations({ pages, redirects, files, apiPrefixes, apiOrigin }: Rules): string[] {
  const lines: string[] = []
  const add = (match: string, ...body: string[]) =>
    lines.push(`location ${match} {`, ...body.map((line) => `  ${line}`), '}')

  for (const [file, { paths, headers }] of Object.entries(pages)) {
    const own = Object.entries(headers).map(([name, value]) => `set ${variable(name)} ${quoted(value)};`)
    for (const path of paths.flatMap(formsOf)) add(`= ${quoted(path)}`, ...own, `try_files /${file} =404;`)
  }
  for (const { from, to } of redirects)
    for (const path of formsOf(from)) add(`= ${quoted(path)}`, ...redirection(to))
  for (const [path, cache] of Object.entries(files)) {
    add(
      `= ${quoted(path)}`,
      `set $cache ${quoted(cache)};`,
      'error_page 404 = @missing;',
      `try_files ${path} =404;`,
    )
  }
  for (const prefix of apiOrigin ? apiPrefixes : []) {
    add(
      `^~ ${prefix}`,
      // A header of its own keeps those of the pages away.
      'add_header x-content-type-options nosniff always;',
      `proxy_pass ${apiOrigin};`,
      `proxy_set_header host ${new URL(apiOrigin).host};`,
      'proxy_set_header x-forwarded-for $proxy_add_x_forwarded_for;',
      'proxy_set_header x-forwarded-proto $scheme;',
      'proxy_ssl_server_name on;',
    )
  }
  add(
    `^~ ${HASHED}`,
    `set $cache ${quoted(IMMUTABLE)};`,
    'error_page 404 = @missing;',
    'try_files $uri =404;',
  )
  add('~ "\\.(?!html$)[A-Za-z0-9]{2,5}$"', 'error_page 404 = @missing;', 'return 404;')
  // Without types of its own it would take that of the missing file's name.
  add(
    '@missing',
    `set $cache ${NO_STORE};`,
    'types {}',
    'default_type text/plain;',
    `return 404 ${JSON.stringify(NOT_FOUND_TEXT)};`,
  )
  add(`= ${NOT_FOUND_PAGE}`, 'internal;', `set $cache ${NO_STORE};`)
  add('/', 'return 404;')
  return [...lines, '']
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
