import { nameOfKey } from '#shared/runtime/idempotency'
import { ApiError, type Endpoint, type MutationResult, mutate } from '#shared/runtime/request'
import { session } from '#shared/runtime/session'
import { type PendingMutation, pendingMutations } from './pending-mutations.ts'

/** How long after a result in another tab a press is taken to be meant for the previous button, in ms. */
const MEANT_MS = 500

/** Changes in another tab, and returns from the back/forward cache, which receives no storage events. */
const TOLD_BY = ['storage', 'pageshow']

/** Purchases of an endpoint, including those with an unknown result. */
export interface Spending<In, Out> {
  /** The open ones, the oldest first; the same list until they change. */
  opens(): readonly PendingMutation<In>[]
  /** Rereads them when another tab, a login or a return may have changed them. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void
  /** Sends the purchase, unless another tab has received its result: that would be a second one. */
  send(input: In): Promise<MutationResult<Out>>
}

export function createSpending<In extends object, Out>(endpoint: Endpoint<In, Out>): Spending<In, Out> {
  const listeners = new Set<() => void>()
  let opens: readonly PendingMutation<In>[] = []
  let sending = false
  let settledAt = -MEANT_MS

  const here = () => (session.isLoggedIn() ? pendingMutations<In>(endpoint, session.get().userId) : [])
  const put = (now: readonly PendingMutation<In>[]) => {
    opens = now
    for (const listener of [...listeners]) listener()
  }
  const read = () => {
    // the one that is under way here is not open yet
    if (sending) return
    const now = here()
    if (now.length < opens.length) settledAt = performance.now()
    put(now)
  }
  const isAnswered = (input: In) => {
    const name = nameOfKey(endpoint, session.get().userId, input)
    const meant = performance.now() - settledAt < MEANT_MS
    if (!meant && !opens.some((open) => open.name === name)) return false
    return here().every((open) => open.name !== name)
  }

  return {
    opens: () => opens,
    subscribe(listener) {
      listeners.add(listener)
      const stop = session.subscribe(read)
      for (const kind of TOLD_BY) window.addEventListener(kind, read)
      read()
      return () => {
        listeners.delete(listener)
        stop()
        for (const kind of TOLD_BY) window.removeEventListener(kind, read)
      }
    },
    async send(input) {
      if (isAnswered(input)) {
        read()
        // nothing to report: the page refetches, as after an unknown result
        return { ok: false, error: new ApiError('aborted') }
      }
      sending = true
      try {
        return await mutate(endpoint, input, { offered: true })
      } finally {
        sending = false
        // what this tab has learnt is no other one's doing
        put(here())
      }
    },
  }
}
