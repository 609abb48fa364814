import { nameOfKey } from '#shared/runtime/idempotency'
import { ApiError, type Endpoint, type MutationResult, mutate } from '#shared/runtime/request'
import { session } from '#shared/runtime/session'
import { type PendingMutation, pendingMutations } from './pending-mutations.ts'

/** So long after another tab was answered a press was for the button that stood there before, in ms. */
const MEANT_MS = 500

/** Another tab; and the way back to a page that was notified of none meanwhile. */
const TOLD_BY = ['storage', 'pageshow']

/** Purchases by an endpoint, and those whose result is not known. */
export interface Spending<In, Out> {
  /** The open ones, the oldest first; the same list until they change. */
  opens(): readonly PendingMutation<In>[]
  /** Reads them again where another tab, a login or a return may have changed them. Gives back how to stop. */
  subscribe(listener: () => void): () => void
  /** Sends it; not what another tab was answered meanwhile, which would be a second one. */
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
        // nothing to tell; the page reads what there is now, as after a result that is not known
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
