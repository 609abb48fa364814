import { ApiError } from './error.ts'

type Flight<T> = { answer: Promise<T>; abort: AbortController; waiting: number }

// biome-ignore lint/suspicious/noExplicitAny: each key has one type of answer
const flights = new Map<string, Flight<any>>()

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
  const flight =
    (sharing === 'join' ? (flights.get(key) as Flight<T>) : undefined) ?? takeOff(key, sharing, send)
  flight.waiting++
  return new Promise((resolve, reject) => {
    flight.answer.then(resolve, reject)
    signal?.addEventListener('abort', () => {
      reject(new ApiError('aborted'))
      if (--flight.waiting > 0) return
      if (flights.get(key) === flight) flights.delete(key)
      flight.abort.abort()
    })
  })
}

function takeOff<T>(key: string, sharing: Sharing, send: (signal: AbortSignal) => Promise<T>): Flight<T> {
  const abort = new AbortController()
  const flight = { answer: send(abort.signal), abort, waiting: 0 }
  if (sharing === 'alone') return flight
  flights.set(key, flight)
  const land = () => {
    if (flights.get(key) === flight) flights.delete(key)
  }
  flight.answer.then(land, land)
  return flight
}
