import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useSession } from '#shared/runtime/session'
import { createDecisionKeeper, type DecisionKeeper, type Standing } from './decision.ts'
import { keptKey } from './kept.ts'

const REST: Standing = { at: 'rest' }

/**
 * The person's decision to withdraw: one that was left open is asked about on arrival, on return and after a login.
 * `onElsewhere` hears that another tab has begun or ended one.
 */
export function useDecision(onElsewhere: () => void): DecisionKeeper & { standing: Standing } {
  const { loggedIn, userId } = useSession()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person has other decisions
  const keeper = useMemo(createDecisionKeeper, [userId])
  const standing = useSyncExternalStore(keeper.subscribe, keeper.now, () => REST)
  useEffect(() => {
    if (!loggedIn) return
    const seen = () => {
      if (!document.hidden) void keeper.ask()
    }
    seen()
    document.addEventListener('visibilitychange', seen)
    window.addEventListener('pageshow', seen)
    return () => {
      document.removeEventListener('visibilitychange', seen)
      window.removeEventListener('pageshow', seen)
    }
  }, [keeper, loggedIn])
  useEffect(() => {
    const heard = ({ key }: StorageEvent) => {
      if (key === keptKey()) onElsewhere()
    }
    window.addEventListener('storage', heard)
    return () => window.removeEventListener('storage', heard)
  }, [onElsewhere])
  return { ...keeper, standing }
}
