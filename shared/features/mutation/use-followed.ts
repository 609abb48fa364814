import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { Endpoint } from '#shared/runtime/request'
import { useSession } from '#shared/runtime/session'
import { type Followed, followDecision, type Standing } from './followed.ts'

const REST = { at: 'rest' } as const

/**
 * The person's decision on an endpoint, followed: one that was left open is asked about on arrival, on return and after a
 * login. `onElsewhere` hears that another tab has begun or ended one.
 */
export function useFollowed<Decision extends object, Proof extends object, Out>(
  endpoint: Endpoint<Decision & Partial<Proof>, Out>,
  onElsewhere: () => void,
): Followed<Decision, Proof, Out> & { standing: Standing<Decision, Out> } {
  const { loggedIn, userId } = useSession()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person has other decisions
  const followed = useMemo(() => followDecision<Decision, Proof, Out>(endpoint), [endpoint, userId])
  const standing = useSyncExternalStore<Standing<Decision, Out>>(followed.subscribe, followed.now, () => REST)
  useEffect(() => {
    if (!loggedIn) return
    const seen = () => {
      if (!document.hidden) void followed.ask()
    }
    seen()
    document.addEventListener('visibilitychange', seen)
    window.addEventListener('pageshow', seen)
    return () => {
      document.removeEventListener('visibilitychange', seen)
      window.removeEventListener('pageshow', seen)
    }
  }, [followed, loggedIn])
  useEffect(() => {
    const heard = ({ key }: StorageEvent) => {
      if (key?.startsWith(`intent:${endpoint.path} `)) onElsewhere()
    }
    window.addEventListener('storage', heard)
    return () => window.removeEventListener('storage', heard)
  }, [endpoint, onElsewhere])
  return { ...followed, standing }
}
