import { useCallback, useEffect, useRef, useState } from 'react'
import { type ActionResult, ApiError, type Endpoint, useAction } from '#shared/runtime/request'
import { session, useSession } from '#shared/runtime/session'
import { isUnsure } from './is-unsure.ts'
import { forgetDecision, keepDecision, keptDecisions, takeBackDecision } from './kept-decisions.ts'

/** So long after another tab was answered a press was for the button that stood there before, in ms. */
const MEANT_MS = 500

/** Another tab; and the way back to a page that has heard of none meanwhile. */
const TOLD_BY = ['storage', 'pageshow']

/**
 * An action of an intent whose result may stay unknown. While it does, the decision stands as it was made (`open`, the
 * oldest of `opens`), also after a reload and in other tabs: asking with it again is the same decision for the server.
 * What the page shows by then may already be the state after it, so nothing of the input is to be made anew.
 */
export function useOpenDecision<In extends object, Out>(endpoint: Endpoint<In, Out>) {
  const { userId, loggedIn } = useSession()
  const { run, busy } = useAction(endpoint)
  const [opens, setOpens] = useState<readonly In[]>([])
  const deciding = useRef<Promise<ActionResult<Out>> | undefined>(undefined)
  const shown = useRef(0)
  const settledAt = useRef(Number.NEGATIVE_INFINITY)

  const read = useCallback(() => {
    // the one that is under way here is not open yet
    if (deciding.current) return
    const { userId } = session.get()
    const now = session.isLoggedIn() ? keptDecisions(endpoint, userId).map(({ input }) => input) : []
    if (now.length < shown.current) settledAt.current = performance.now()
    shown.current = now.length
    setOpens(now)
  }, [endpoint])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person has other decisions
  useEffect(read, [read, userId, loggedIn])
  useEffect(() => {
    for (const kind of TOLD_BY) window.addEventListener(kind, read)
    return () => {
      for (const kind of TOLD_BY) window.removeEventListener(kind, read)
    }
  }, [read])

  const start = async (input: In): Promise<ActionResult<Out>> => {
    const kept = keepDecision(endpoint, userId, input)
    // asked for in the very moment in which another tab was answered: it would be a second one
    const meant = performance.now() - settledAt.current < MEANT_MS
    const answered = (meant || opens.includes(input)) && !kept.again
    // never at once: `decide` has to hold the promise before it is over
    const result = await (answered ? notSent() : run(input))
    const error = result.ok ? undefined : result.error
    // what was not sent, or in a login that ended, says nothing about an earlier attempt, nor about another tab's
    const says = !/^(login|unauthorised|unsent)$/.test(error?.kind ?? '')
    if (answered || (!says && !kept.again)) takeBackDecision(endpoint, userId, kept)
    if (says && !(error && isUnsure(error))) forgetDecision(endpoint, userId, kept)
    deciding.current = undefined
    // what this tab has learnt is no other one's doing
    shown.current = 0
    read()
    return result
  }

  /** While one is under way a second is the first one. */
  const decide = (input: In): Promise<ActionResult<Out>> => {
    deciding.current ??= start(input)
    return deciding.current
  }

  return { decide, busy, open: opens[0], opens }
}

/** Nothing to tell; the page reads what there is now, as after a result that is not known. */
function notSent(): { ok: false; error: ApiError } {
  const error = new ApiError('aborted')
  error.unknownResult = true
  return { ok: false, error }
}
