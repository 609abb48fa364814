import { createFetch } from 'ofetch'
import type { EarlyCall } from '#shared/runtime/boot'
import { ApiError } from './error.ts'
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

type InFlight<T> = { answer: Promise<T>; abort: AbortController; waiting: number }

// biome-ignore lint/suspicious/noExplicitAny: each key has one type of answer
const inFlight = new Map<string, InFlight<any>>()

/** join: share a pending request. renew: send again, for later callers to join. alone: never shared. */
export type Sharing = 'join' | 'renew' | 'alone'

/** Identical pending requests share one response. A request is aborted when no caller waits for it. */
export function share<T>(
  key: string,
  sharing: Sharing,
  signal: AbortSignal | undefined,
  send: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  if (signal?.aborted) return Promise.reject(new ApiError('aborted'))
  const current =
    (sharing === 'join' ? (inFlight.get(key) as InFlight<T>) : undefined) ?? start(key, sharing, send)
  current.waiting++
  return new Promise((resolve, reject) => {
    current.answer.then(resolve, reject)
    signal?.addEventListener('abort', () => {
      reject(new ApiError('aborted'))
      if (--current.waiting > 0) return
      if (inFlight.get(key) === current) inFlight.delete(key)
      current.abort.abort()
    })
  })
}

function start<T>(key: string, sharing: Sharing, send: (signal: AbortSignal) => Promise<T>): InFlight<T> {
  const abort = new AbortController()
  const current = { answer: send(abort.signal), abort, waiting: 0 }
  if (sharing === 'alone') return current
  inFlight.set(key, current)
  const remove = () => {
    if (inFlight.get(key) === current) inFlight.delete(key)
  }
  current.answer.then(remove, remove)
  return current
}
