/** The call that an endpoint's interval counts from. */
type Turn<T> = { key: string; start: number; answer: Promise<T>; failed: boolean }

// biome-ignore lint/suspicious/noExplicitAny: each endpoint has one type of answer
let turns = new WeakMap<object, Turn<any>>()

/** For tests, which do not wait for the turn after another test's call. */
export function forgetTurns(): void {
  turns = new WeakMap()
}

// a clock that nobody sets: back by an hour, no turn would come for an hour
const lastTurn = (endpoint: object, intervalMs: number) => {
  const turn = turns.get(endpoint)
  return turn && performance.now() < turn.start + intervalMs ? turn : undefined
}

const answers = (turn: Turn<unknown>, key: string) => turn.key === key && !turn.failed

/**
 * Whether a call has to be refused: within the interval of another one. It does not wait for its turn, for what a person
 * tapped is sent now or not at all. The same input is no other call, unless that one has failed.
 */
export function comesTooSoon(endpoint: object, intervalMs: number, key: string): boolean {
  const turn = lastTurn(endpoint, intervalMs)
  return !!turn && !answers(turn, key)
}

/** At most one call of an endpoint per interval, which the same input joins. Ask `comesTooSoon` first. */
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
