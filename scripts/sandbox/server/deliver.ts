import type { Fault } from '#shared/runtime/app'
import type { Answer } from './envelope.ts'
import { ALLOWED_HEADERS } from './headers.ts'

/** The connection broke: in process fetch rejects, over HTTP the socket is destroyed. */
export class Dropped extends TypeError {
  constructor() {
    super('Failed to fetch')
  }
}

/** Pages may live on another host than the API (setting API_BASE). */
export const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': ALLOWED_HEADERS.join(', '),
  'access-control-allow-methods': 'GET, POST, PUT, DELETE, HEAD, OPTIONS',
  'access-control-max-age': '600',
}

/** Turns an answer into a Response, through what the rule does to it; to a HEAD its `modifiedAt` alone. Throws Dropped. */
export function deliver(
  answer: Answer,
  rule: Fault | undefined,
  { signal, method }: Pick<Request, 'signal' | 'method'>,
): Response {
  if (rule?.drop) throw new Dropped()
  const status = rule?.status ?? answer.status
  const type = rule?.body === undefined ? 'application/json' : (rule.contentType ?? 'text/html')
  const body = bodyOf(answer, rule)
  const whole = typeof body === 'string' ? body : JSON.stringify(body)
  const text = rule?.cut === undefined ? whole : whole.slice(0, rule.cut)
  const headers: Record<string, string> = {
    ...CORS,
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'no-store',
    date: new Date(answer.envelope.timestamp).toUTCString(),
  }
  if (method === 'HEAD') {
    const { modifiedAt } = (answer.envelope.data ?? {}) as { modifiedAt?: number }
    if (modifiedAt !== undefined) headers['last-modified'] = new Date(modifiedAt).toUTCString()
    return new Response(null, { status, headers })
  }
  const lines = rule?.lines ?? answer.lines
  if (lines && status === 200 && rule?.code === undefined && rule?.body === undefined) {
    headers['content-type'] = 'application/x-ndjson; charset=utf-8'
    return new Response(streamOf(lines, rule, signal), { status, headers })
  }
  if (status === 204 || status === 304) return new Response(null, { status, headers })
  return new Response(rule?.hang ? halfOf(text, signal) : text, { status, headers })
}

/** The body: an envelope, or the text that a rule replaces it with. */
export function bodyOf(answer: Answer, rule: Fault | undefined): object | string {
  return rule?.body ?? (rule ? faulty(answer, rule) : answer.envelope)
}

function faulty({ envelope }: Answer, rule: Fault): object {
  const { code = rule.status, bizCode, desc, data } = rule
  const faulty = { ...envelope }
  if (code !== undefined) Object.assign(faulty, { code, msg: `fault ${code}` })
  if (code !== undefined && code !== 200) faulty.data = null
  if (bizCode !== undefined) faulty.bizCode = bizCode
  if (desc !== undefined) faulty.desc = desc
  if (data !== undefined) faulty.data = data
  return faulty
}

/** Between two lines, in ms: about as an assistant speaks. */
const PACE_MS = 12

/** Lines one after the other; cut, the connection breaks in the middle of one, and with `hang` half of them never come. */
function streamOf(
  lines: readonly unknown[],
  rule: Fault | undefined,
  signal: AbortSignal,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const going = rule?.hang ? lines.slice(0, Math.ceil(lines.length / 2)) : lines
  let left = rule?.cut ?? Number.POSITIVE_INFINITY
  return new ReadableStream({
    async start(controller) {
      try {
        for (const line of going) {
          await delay(rule?.paceMs ?? PACE_MS, signal)
          const text = `${JSON.stringify(line)}\n`
          controller.enqueue(encoder.encode(text.slice(0, left)))
          left -= text.length
          if (left <= 0) return controller.error(new Dropped())
        }
        if (rule?.hang) await delay(3_600_000, signal)
        controller.close()
      } catch (error) {
        controller.error(error)
      }
    },
  })
}

/** A body that never sends its second half. */
function halfOf(text: string, signal: AbortSignal): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(text.slice(0, Math.ceil(text.length / 2))))
      signal.addEventListener('abort', () => controller.error(abortError()))
    },
  })
}

/** Waits; rejects as fetch does when the caller aborts. */
export function delay(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(abortError())
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(abortError())
    })
  })
}

const abortError = () => new DOMException('The call was aborted.', 'AbortError')
