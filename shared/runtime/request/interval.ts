/** The call that an endpoint's interval counts from. */
type Turn<T> = { key: string; start: number; answer: Promise<T>; failed: boolean }

// biome-ignore lint/suspicious/noExplicitAny: each endpoint has one type of answer
let turns = new WeakMap<object, Turn<any>>()

/** For tests, which do not wait for the interval of another test. */
export function forgetTurns(): void {
  turns = new WeakMap()
}

// a monotonic clock: if it were set back by an hour, requests would be refused for an hour
const lastTurn = (endpoint: object, intervalMs: number) => {
  const turn = turns.get(endpoint)
  return turn && performance.now() < turn.start + intervalMs ? turn : undefined
}

const answers = (turn: Turn<unknown>, key: string) => turn.key === key && !turn.failed

/**
 * Whether a request must be refused because it is within the interval of another one. It is not queued: a tap is sent now
 * or not at all. The same input is allowed unless that request failed.
 */
export function comesTooSoon(endpoint: object, intervalMs: number, key: string): boolean {
  const turn = lastTurn(endpoint, intervalMs)
  return !!turn && !answers(turn, key)
}

/** At most one request of an endpoint per interval, joined by the same input. Call `comesTooSoon` first. */
export function takeTurn<T>(
  endpoint: object,
  intervalMs: number,
  key: string,
  send: () => Promise<T>,
): Promise<T> {
  const last: Turn<T> | undefined = lastTurn(endpoint, intervalMs)
  if (last && answers(last, key)) return last.answer
  const turn = { key, start: performance.now(), answer: send(), failed: false }
  turns.set(endpoint, turn)
  turn.answer.catch(() => {
    turn.failed = true
  })
  return turn.answer
}
