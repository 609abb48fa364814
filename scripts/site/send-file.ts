import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { CONTENT_TYPES, IMMUTABLE, NO_STORE, REVALIDATE } from './delivery-headers.ts'

/** A file's content and its quoted etag. */
export interface Content {
  bytes: Buffer
  etag: string
  /** Compressed copies that lie beside it. */
  copies?: Partial<Record<Encoding, Buffer>>
}

type Encoding = 'br' | 'gzip'

/** By encoding and content, for all servers of the process. */
const packed = new Map<string, Promise<Buffer>>()

/**
 * Sends a file as web servers do: compressed where it is text and the visitor reads that, else one range of it where one is
 * asked for, and not at all where the visitor has it.
 *
 * @param file its name, for its type. @param cache its Cache-Control.
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  content: Content,
  status: 200 | 404,
  cache: string,
): Promise<void> {
  const { range } = request.headers
  const encoding = encodingFor(request, file, content)
  const etag = encoding ? `W/${content.etag}` : content.etag
  response.setHeader('content-type', CONTENT_TYPES[path.extname(file)] ?? 'application/octet-stream')
  // Some servers cannot tell a range that there is from one that there is not, and neither may be kept for ever.
  response.setHeader('cache-control', range && cache === IMMUTABLE ? REVALIDATE : cache)
  response.setHeader('vary', 'accept-encoding')
  response.setHeader('etag', etag)
  const expected = request.headers['if-match']
  if (status === 200 && expected !== undefined && !isAmong(expected, content.etag))
    return void response.writeHead(412, { 'cache-control': NO_STORE }).end()
  if (status === 200 && isAmong(request.headers['if-none-match'], content.etag))
    return void response.writeHead(304).end()

  if (status === 200 && !encoding) {
    response.setHeader('accept-ranges', 'bytes')
    const asked = isStillMeant(request, content.etag) ? rangeOf(range, content.bytes.length) : undefined
    if (asked === 'none') return sendNoRange(response, content)
    if (asked) return sendPart(request, response, content, asked)
  }
  const body = encoding ? await compressed(content, encoding) : content.bytes
  if (encoding) response.setHeader('content-encoding', encoding)
  response.setHeader('content-length', body.length)
  response.writeHead(status).end(request.method === 'HEAD' ? undefined : body)
}

function sendPart(
  request: IncomingMessage,
  response: ServerResponse,
  { bytes }: Content,
  [first, last]: [number, number],
): void {
  response.setHeader('content-range', `bytes ${first}-${last}/${bytes.length}`)
  response.setHeader('content-length', last - first + 1)
  response.writeHead(206).end(request.method === 'HEAD' ? undefined : bytes.subarray(first, last + 1))
}

function sendNoRange(response: ServerResponse, { bytes }: Content): void {
  response.setHeader('content-range', `bytes */${bytes.length}`)
  response.setHeader('content-type', 'text/plain; charset=utf-8')
  response.setHeader('cache-control', NO_STORE)
  response.removeHeader('etag')
  response.writeHead(416).end()
}

/** The first and last byte that are asked for; 'none' where the file is shorter, undefined where all of it is to be sent. */
function rangeOf(header: string | undefined, length: number): [number, number] | 'none' | undefined {
  // multiple ranges are answered with the whole file
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? []
  if (from === '' && to === '') return undefined
  const first = from === '' ? Math.max(length - Number(to), 0) : Number(from)
  const last = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1)
  return first > last ? 'none' : [first, last]
}

/** A range of a file that has changed since would not fit to the part that is there. */
function isStillMeant({ headers }: IncomingMessage, etag: string): boolean {
  return headers['if-range'] === undefined || headers['if-range'] === etag
}

function isAmong(header: string | undefined, etag: string): boolean {
  if (header?.trim() === '*') return true
  return (header ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

function encodingFor(request: IncomingMessage, file: string, content: Content): Encoding | undefined {
  if (!/\.(css|html|js|json|svg|txt)$/.test(file) || content.bytes.length < 512) return undefined
  const accepted = acceptedEncodings(String(request.headers['accept-encoding'] ?? ''))
  return (['br', 'gzip'] as const).find((encoding) => accepted.has(encoding))
}

/** The names in an Accept-Encoding, without those that a weight of zero forbids. */
function acceptedEncodings(header: string): Set<string> {
  const names = header.split(',').flatMap((part) => {
    const [name = '', ...parameters] = part.split(';').map((each) => each.trim().toLowerCase())
    return parameters.some((each) => /^q=0(\.0*)?$/.test(each)) ? [] : [name]
  })
  return new Set(names)
}

function compressed(content: Content, encoding: Encoding): Promise<Buffer> | Buffer {
  const copy = content.copies?.[encoding]
  if (copy) return copy
  const key = `${encoding} ${content.etag}`
  let body = packed.get(key)
  if (!body) {
    // of brotli's best, 11, a tenth of the time for a tenth more bytes
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.bytes.length,
    }
    body =
      encoding === 'br'
        ? promisify(brotliCompress)(content.bytes, { params })
        : promisify(gzip)(content.bytes)
    packed.set(key, body)
  }
  return body
}
