import { useEffect, useRef, useState } from 'react'
import { type ActionResult, type Endpoint, useAction } from '#shared/runtime/request'
import { useSession } from '#shared/runtime/session'
import { isUnsure } from './is-unsure.ts'
import { keepDecision, keptDecision } from './kept-decision.ts'

/**
 * An action of an intent whose result may stay unknown. While it does, the decision stands as it was made (`open`), also
 * after a reload: asking with it again is the same decision for the server. What the page shows by then may already be the
 * state after it, so nothing of the input is to be made anew.
 */
export function useOpenDecision<In extends object, Out>(endpoint: Endpoint<In, Out>) {
  const { userId, loggedIn } = useSession()
  const { run, busy } = useAction(endpoint)
  const [open, setOpen] = useState<In>()
  const deciding = useRef<Promise<ActionResult<Out>> | undefined>(undefined)

  useEffect(
    () => setOpen(loggedIn ? keptDecision(endpoint, userId) : undefined),
    [endpoint, userId, loggedIn],
  )

  const start = async (input: In): Promise<ActionResult<Out>> => {
    // before it leaves: the page may be gone before the answer comes
    keepDecision(endpoint, userId, input)
    const result = await run(input)
    // a login that ended says nothing about an earlier attempt
    const refusedBefore = !result.ok && /^(login|unauthorised)$/.test(result.error.kind)
    const next = result.ok ? undefined : isUnsure(result.error) ? input : refusedBefore ? open : undefined
    keepDecision(endpoint, userId, next)
    setOpen(next)
    deciding.current = undefined
    return result
  }

  /** While one is under way a second is the first one. */
  const decide = (input: In): Promise<ActionResult<Out>> => {
    deciding.current ??= start(input)
    return deciding.current
  }

  return { decide, busy, open }
}
