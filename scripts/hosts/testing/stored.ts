import path from 'node:path'
import { CONTENT_TYPES } from '../../site/delivery-headers.ts'

/** A file of the site as a host's own storage answers it, conditions and a range heeded; undefined when it is missing. */
export function stored(
  files: ReadonlyMap<string, string>,
  name: string,
  asked?: Request,
): Response | undefined {
  const content = files.get(name)
  if (content === undefined) return undefined
  const etag = `"${name}"`
  const headers = { 'content-type': CONTENT_TYPES[path.extname(name)] ?? 'application/octet-stream', etag }
  const field = (named: string) => asked?.headers.get(named) ?? ''
  if (![etag, ''].includes(field('if-match'))) return new Response(null, { status: 412 })
  if ([etag, '*'].includes(field('if-none-match'))) return new Response(null, { status: 304, headers })
  const body = asked?.method === 'HEAD' ? null : content
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(field('range')) ?? []
  if (first === undefined || ![etag, ''].includes(field('if-range'))) return new Response(body, { headers })
  const start = first === '' ? content.length - Number(last) : Number(first)
  const end = first === '' || last === '' ? content.length : Number(last) + 1
  if (start >= Math.min(end, content.length)) return new Response(null, { status: 416 })
  return new Response(body?.slice(start, end) ?? null, { status: 206, headers })
}

/** Headers without those that a platform heeds by itself or not at all: no play could tell. */
export function withoutParts(asked: Record<string, string> = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(asked).filter(([name]) => !/^(range|if-range|if-match)$/i.test(name)),
  )
}

/** An answer as the grid reads it. */
export async function read(response: Response) {
  return { status: response.status, headers: response.headers, body: await response.text() }
}

/** A path as storage takes it; one with a broken escape stays as it is. */
export function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
