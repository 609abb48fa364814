import { useState } from 'react'
import { type Boss, type BossPrize, getCurrentPrize } from '#shared/api/boss'
import { type Query, useQuery } from '#shared/runtime/request'

/** The pool grows with every blow; the page counts along, and refetches now and then. */
const PACE_MS = 15_000

/** The pool and my part of it. Once the boss is dead it is asked for until it knows that, too. */
export function usePrize(boss: Boss | undefined): Query<BossPrize> {
  const [lastState, setLastState] = useState<Boss['state']>()
  const open = boss?.state === 'appeared' || (boss?.state === 'killed' && lastState !== 'killed')
  const prize = useQuery(
    getCurrentPrize,
    {},
    { enabled: boss !== undefined, pollMs: open ? PACE_MS : undefined },
  )
  const state = prize.data?.state
  if (state !== lastState) setLastState(state)
  return prize
}
