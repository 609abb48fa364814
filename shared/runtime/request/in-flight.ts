import { ApiError } from './error.ts'

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

/** The call that an endpoint's interval counts from. */
type Spaced<T> = { key: string; start: number; answer: Promise<T>; failed: boolean }

// biome-ignore lint/suspicious/noExplicitAny: each endpoint has one type of answer
let latest = new WeakMap<object, Spaced<any>>()

/** For tests, which do not wait for the interval of another test. */
export function forgetIntervals(): void {
  latest = new WeakMap()
}

// a monotonic clock: if it were set back by an hour, requests would be refused for an hour
const withinInterval = (endpoint: object, intervalMs: number) => {
  const call = latest.get(endpoint)
  return call && performance.now() < call.start + intervalMs ? call : undefined
}

const answers = (call: Spaced<unknown>, key: string) => call.key === key && !call.failed

/**
 * Whether a request must be refused because it is within the interval of another one. It is not queued: a tap is sent now
 * or not at all. The same input is allowed unless that request failed.
 */
export function isTooSoon(endpoint: object, intervalMs: number, key: string): boolean {
  const call = withinInterval(endpoint, intervalMs)
  return !!call && !answers(call, key)
}

/** At most one request of an endpoint per interval, joined by the same input. Call `isTooSoon` first. */
export function joinWithinInterval<T>(
  endpoint: object,
  intervalMs: number,
  key: string,
  send: () => Promise<T>,
): Promise<T> {
  const last: Spaced<T> | undefined = withinInterval(endpoint, intervalMs)
  if (last && answers(last, key)) return last.answer
  const call = { key, start: performance.now(), answer: send(), failed: false }
  latest.set(endpoint, call)
  call.answer.catch(() => {
    call.failed = true
  })
  return call.answer
}
