import { createFetch } from 'ofetch'
import type { EarlyCall } from '#shared/runtime/boot'
import { isMoment, learnServerTime, serverNow } from '#shared/runtime/clock'
import { ApiError } from './error.ts'
import { parseJson } from './parse-json.ts'
import type { WireCall } from './wire.ts'

/** Over headers and body together; of a body that comes in lines, or that leaves in pieces, for the next piece of it. */
const timeoutMs = 10_000

/** What came back: text unread, times in ms since 1970. */
export type Exchanged = {
  status: number
  text: string
  headers: Headers
  sentAt: number
  headersAt: number
}

/** As fetch; `onSent` is to be called with each piece of the body that has left. */
export type Transport = (
  input: RequestInfo | URL,
  init: RequestInit | undefined,
  onSent: () => void,
) => Promise<Response>

/** Reads an answer as it comes: `lineReader` of shared/features/lines. */
export interface Reader {
  /** Reads the body to its end. @param onPiece to be called whenever something of it has come. @returns all of it. */
  read(body: ReadableStream<Uint8Array>, headers: Headers, onPiece: () => void): Promise<string>
  /** The data of an answer with status 200; undefined where it is an envelope. Throws ApiError. */
  resultOf(text: string, headers: Headers): unknown
}

type Answered = Pick<Response, 'status' | 'headers'> & { _data?: string | ReadableStream<Uint8Array> }

type ExchangeOptions = {
  keepalive?: boolean | undefined
  reader?: Reader | undefined
  transport?: Transport | undefined
}

/**
 * Sends a request, or takes over its early response. Rejects with ApiError 'network', 'timeout' or 'aborted'. Only a
 * phone that is offline before and after is certain that nothing was sent: shared/decisions/13-idempotency-keys.md. Timeout and
 * abort are our own: ofetch's timeout ends at the headers, and a signal disables it.
 */
export function exchange(
  { method, url, headers, body, key }: WireCall,
  signal: AbortSignal,
  { keepalive, reader, transport = globalThis.fetch }: ExchangeOptions = {},
): Promise<Exchanged> {
  const early = takeEarlyCall(key, timeoutMs)
  const abort = early?.abort ?? new AbortController()
  const sentAt = early?.startedAt ?? Date.now()
  let headersAt = sentAt
  const noLine = !early && isOffline()
  return new Promise((resolve, reject) => {
    // rejecting ourselves too: some web views' fetch takes no abort while a body is read
    const stop = (kind: 'timeout' | 'aborted') => {
      reject(new ApiError(kind))
      abort.abort()
    }
    let timer = setTimeout(stop, timeoutMs - (Date.now() - sentAt), 'timeout')
    const goesOn = () => {
      clearTimeout(timer)
      timer = setTimeout(stop, timeoutMs, 'timeout')
    }
    const send = () =>
      createFetch({
        async fetch(input, init) {
          const response = await transport(input, init, goesOn)
          headersAt = Date.now()
          return response
        },
      }).raw<string, 'text' | 'stream'>(url, {
        method,
        headers,
        body,
        // the API never leads elsewhere, and a stranger is not to see the token
        redirect: 'error',
        signal: abort.signal,
        keepalive: !!keepalive && canOutlive(url, body),
        responseType: reader ? 'stream' : 'text',
        retry: false,
        timeout: undefined,
        ignoreResponseError: true,
      })
    const read = async (response: Response) => {
      headersAt = early?.headersAt ?? Date.now()
      return { status: response.status, headers: response.headers, _data: await response.text() }
    }
    signal.addEventListener('abort', () => stop('aborted'))
    const answer: Promise<Answered> = early ? early.response.then(read, send) : send()
    answer
      .then(async ({ status, headers, _data: body }) => {
        const whole = typeof body === 'object' ? await reader?.read(body, headers, goesOn) : body
        resolve({ status, text: whole ?? '', headers, sentAt, headersAt })
      })
      .catch((cause) => {
        const known = cause instanceof ApiError
        reject(known ? cause : new ApiError('network', { cause, neverSent: noLine && isOffline() }))
        if (known) abort.abort()
      })
      .then(() => clearTimeout(timer))
  })
}

// true only means some connection; false means none
const isOffline = () => globalThis.navigator?.onLine === false

// browsers refuse more than 64 KB; Chrome before 81, which brought DisplayNames, refuses headers of our own
const canOutlive = (url: string, body?: WireCall['body']) =>
  url[0] === '/' && 'DisplayNames' in Intl && String(body ?? '').length < 60_000

/** The answer to a call that the boot module has already sent: given out once, and only while it is young. */
export function takeEarlyCall(key: string, youngerThanMs: number): EarlyCall | undefined {
  const calls = typeof window === 'undefined' ? undefined : window.__boot?.calls
  const call = calls?.[key]
  if (!calls || !call) return undefined
  delete calls[key]
  if (Date.now() - call.startedAt < youngerThanMs) return call
  call.abort.abort()
  return undefined
}

type Envelope = {
  code: number
  msg?: unknown
  desc?: unknown
  bizCode?: unknown
  data?: unknown
  timestamp?: unknown
}

function parseEnvelope(text: string): Envelope | undefined {
  try {
    const parsed = parseJson(text) as Envelope | null
    const code = Number(parsed?.code ?? Number.NaN)
    return parsed && Number.isInteger(code) ? { ...parsed, code } : undefined
  } catch {
    return undefined
  }
}

const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** The server's clock from the envelope's timestamp (ms), else from the Date header (s). */
function learnTime({ sentAt, headersAt, headers }: Exchanged, timestamp: unknown): void {
  const value = Number(timestamp)
  const ms = isMoment(value) ? value : Date.parse(String(headers.get('date')))
  if (isMoment(ms)) learnServerTime(ms, headersAt - sentAt, ms === value ? 1 : 1000, headersAt)
}

/** The Retry-After header in ms, given in seconds or as a date. */
function retryAfter({ headers }: Exchanged): number | undefined {
  const value = headers.get('retry-after')
  const ms = Number(value) * 1000 || Date.parse(String(value)) - serverNow()
  return ms > 0 ? ms : undefined
}

/** The JSON of a file; a host that answers everything with its start page does so with status 200. */
function readFile({ status, text }: Exchanged): unknown {
  if (status !== 200) throw new ApiError('http', { code: status })
  try {
    return JSON.parse(text)
  } catch {
    throw new ApiError('contract', { detail: 'no JSON' })
  }
}

/**
 * The data of a response with code 200; throws otherwise, as the error catalogue says. Unvalidated. For HEAD, which has
 * no body: `modifiedAt`, its Last-Modified in ms since 1970, 0 without one.
 */
export function readAnswer({ method, siteFile }: WireCall, answer: Exchanged, reader?: Reader): unknown {
  const { status, text } = answer
  if (siteFile) return readFile(answer)
  const read = status === 200 && reader?.resultOf(text, answer.headers)
  if (read) return read
  const envelope = parseEnvelope(text)
  learnTime(answer, envelope?.timestamp)
  if (status === 401 || (status === 200 && envelope?.code === 401))
    throw new ApiError('unauthorised', { code: 401 })
  if (status !== 200)
    throw new ApiError('http', {
      code: status,
      answered: envelope !== undefined,
      retryAfterMs: retryAfter(answer),
    })
  if (method === 'HEAD') return { modifiedAt: Date.parse(String(answer.headers.get('last-modified'))) || 0 }
  if (!envelope) throw new ApiError('contract', { detail: text ? 'no envelope' : 'empty body' })
  if (envelope.code === 200) return envelope.data
  throw new ApiError('business', {
    code: envelope.code,
    bizCode: textOf(envelope.bizCode) || undefined,
    message: textOf(envelope.desc) || textOf(envelope.msg),
  })
}
