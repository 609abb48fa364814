type Slot<T> = { start: number; answer: Promise<T> }
type Line<T> = { lastStart: number; slots: Map<string, Slot<T>> }

// biome-ignore lint/suspicious/noExplicitAny: each endpoint has one type of answer
let lines = new WeakMap<object, Line<any>>()

/** For tests, which do not wait for the turn after another test's call. */
export function forgetTurns(): void {
  lines = new WeakMap()
}

/**
 * At most one call of an endpoint per interval: the same input joins the earlier call's answer,
 * another input waits for its turn. A failed call is no answer: asking again waits for the next turn.
 */
export function throttle<T>(
  endpoint: object,
  intervalMs: number,
  key: string,
  send: () => Promise<T>,
): Promise<T> {
  const line: Line<T> = lines.get(endpoint) ?? { lastStart: Number.NEGATIVE_INFINITY, slots: new Map() }
  lines.set(endpoint, line)
  // a clock that nobody sets: back by an hour, no turn would come for an hour
  const now = performance.now()
  for (const [old, { start }] of line.slots) if (now >= start + intervalMs) line.slots.delete(old)
  const earlier = line.slots.get(key)
  if (earlier) return earlier.answer
  const start = Math.max(now, line.lastStart + intervalMs)
  line.lastStart = start
  const answer =
    start === now ? send() : new Promise<T>((resolve) => setTimeout(() => resolve(send()), start - now))
  line.slots.set(key, { start, answer })
  answer.catch(() => {
    if (line.slots.get(key)?.answer === answer) line.slots.delete(key)
  })
  return answer
}
