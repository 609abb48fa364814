import { isKnownOrigin, parseAnswer } from '#shared/runtime/bridge'

/**
 * Global function that a native app calls with pushed socket data, as JSON text or an object; a page around this one
 * posts `{ onSocketData: data }`.
 */
const RECEIVER = 'onSocketData'
/** How many pushes are kept until someone receives them, or has an answer to put them over: the latest. */
export const KEPT = 20

const receivers = new Set<(data: unknown) => void>()
let early: unknown[] | undefined = []

function push(json: unknown): void {
  const data = parseAnswer(json)
  early = early && [...early, data].slice(-KEPT)
  for (const receive of receivers) receive(data)
}

// registered when the page loads and never removed: an app may push before the first subscriber and after the last
if (typeof window !== 'undefined') {
  ;(window as unknown as Record<string, unknown>)[RECEIVER] = push
  addEventListener('message', ({ origin, data }) => {
    const pushed = Object(data)[RECEIVER]
    if (pushed !== undefined && isKnownOrigin(origin)) push(pushed)
  })
}

/**
 * Receives the data that the native app, or a known page around this one, pushes from its socket: JSON, unchecked, as
 * from any stranger. The first receiver also gets what came before it. Returns the way to stop.
 */
export function onSocketData(receive: (data: unknown) => void): () => void {
  receivers.add(receive)
  const kept = early ?? []
  early = undefined
  for (const data of kept) receive(data)
  return () => {
    receivers.delete(receive)
  }
}
