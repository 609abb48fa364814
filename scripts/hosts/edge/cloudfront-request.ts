/** The key value store; the import of `cloudfront` is put before this text. */
declare const STORE: { get(key: string, options: { format: 'json' }): Promise<Entry> }
declare const NOT_FOUND: string
/** In order; that of all the rest is the last. */
declare const REFUSALS: Refusal[]
declare const HEADERS: Fields

type Fields = Record<string, { value: string }>

interface Refusal {
  methodsBut?: string[]
  target?: string
  status: number
  headers: Fields
}

interface Entry {
  /** The page's HTML, or a file with an address of its own. */
  file?: string
  /** The HTML for visitors with these buckets: so many from the first. */
  canary?: { file: string; first: number; share: number }
  /** Target of a redirect, and its own parameters. */
  to?: string
  query?: string[][]
}

interface Value {
  value: string
  multiValue?: { value: string }[]
}

interface Asked {
  method: string
  uri: string
  querystring: Record<string, Value>
  cookies?: Record<string, Value>
}

/** Of bucket.ts: put before this text. */
declare function bucketOf(event: object): string

/**
 * CloudFront, before its cache: an address becomes the file that the store knows for it. Written for the runtime
 * cloudfront-js-2.0: no destructuring, no spread, no for-of, no URL.
 */
export async function handler(event: { request: Asked; context: { requestId: string } }): Promise<unknown> {
  const request = event.request
  for (let i = 0; i < REFUSALS.length - 1; i++)
    if (isRefused(REFUSALS[i] as Refusal, request)) return refuse(REFUSALS[i] as Refusal, request.uri)
  let path = request.uri
  try {
    path = decodeURIComponent(path)
  } catch {
    // A broken escape leads nowhere.
  }
  if (path.length > 1) path = path.replace(/\/$/, '')
  const entry = await entryOf(path)
  // A file's own address has no slash at its end.
  if (entry?.file && (entry.file !== path || request.uri === path)) {
    const canary = entry.canary
    const isCanary = canary && (Number(bucketOf(event)) - canary.first + 100) % 100 < canary.share
    request.uri = isCanary ? canary.file : entry.file
    return request
  }
  if (entry?.to) {
    const response = reply(302, { 'cache-control': { value: 'no-store' } }, '', 'text/plain')
    response.headers.location = { value: entry.to + queryOf(entry.query || [], request.querystring) }
    return response
  }
  return refuse(REFUSALS[REFUSALS.length - 1] as Refusal, request.uri)
}

function isRefused(refusal: Refusal, request: Asked): boolean {
  if (refusal.methodsBut) return refusal.methodsBut.indexOf(request.method) < 0
  return new RegExp(refusal.target as string).test(request.uri)
}

function refuse(refusal: Refusal, uri: string) {
  if (refusal.status !== 404) return reply(refusal.status, refusal.headers, '', 'text/plain')
  if (/\.[a-z0-9]{2,5}$/i.test(uri) && !/\.html$/.test(uri))
    return reply(404, refusal.headers, 'Not found\n', 'text/plain')
  return reply(404, refusal.headers, NOT_FOUND, 'text/html')
}

async function entryOf(path: string): Promise<Entry | null> {
  try {
    return await STORE.get(path, { format: 'json' })
  } catch {
    return null
  }
}

const WORDS: Record<number, string> = { 302: 'Found', 404: 'Not Found', 405: 'Method Not Allowed' }

function reply(status: number, own: Fields, text: string, type: string) {
  const fields: Fields = { 'content-type': { value: `${type}; charset=utf-8` } }
  for (const name in HEADERS) fields[name] = HEADERS[name] as { value: string }
  for (const name in own) fields[name] = own[name] as { value: string }
  return {
    statusCode: status,
    statusDescription: WORDS[status],
    headers: fields,
    body: { encoding: 'text', data: text },
  }
}

/** The target's parameters, then those that came along, without any of the target's names. */
function queryOf(own: string[][], came: Record<string, Value>): string {
  const parts: string[] = []
  const names: string[] = []
  for (let i = 0; i < own.length; i++) {
    const pair = own[i] as string[]
    names.push(pair[0] as string)
    parts.push(`${encodeURIComponent(pair[0] as string)}=${encodeURIComponent(pair[1] as string)}`)
  }
  for (const name in came) {
    const first = came[name] as Value
    const values = first.multiValue || [first]
    for (let i = 0; names.indexOf(name) < 0 && i < values.length; i++)
      parts.push(`${name}=${(values[i] as { value: string }).value}`)
  }
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}
