import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { Endpoint } from '#shared/runtime/request'
import { useSession } from '#shared/runtime/session'
import { type Followed, followMutation, type Standing } from './followed.ts'

const REST = { at: 'rest' } as const

/**
 * The person's mutation of an endpoint, followed: a pending one is looked up on arrival, on return and after a login.
 * Calls `onElsewhere` when another tab starts or ends one.
 */
export function useFollowed<Input extends object, Proof extends object, Out>(
  endpoint: Endpoint<Input & Partial<Proof>, Out>,
  onElsewhere: () => void,
): Followed<Input, Proof, Out> & { standing: Standing<Input, Out> } {
  const { loggedIn, userId } = useSession()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person has other mutations
  const followed = useMemo(() => followMutation<Input, Proof, Out>(endpoint), [endpoint, userId])
  const standing = useSyncExternalStore<Standing<Input, Out>>(followed.subscribe, followed.now, () => REST)
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
    const onStorage = ({ key }: StorageEvent) => {
      if (key?.startsWith(`intent:${endpoint.path} `)) onElsewhere()
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [endpoint, onElsewhere])
  return { ...followed, standing }
}
