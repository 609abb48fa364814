import { useRef, useState } from 'react'

/** Lets one mutation run at a time, since each answer describes the state of its moment. */
export interface Lock {
  /** The key of the pending mutation. */
  acting: string | null
  /** Runs an action; resolves to undefined without running it while another one is pending. */
  take<Result>(key: string, act: () => Promise<Result>): Promise<Result | undefined>
}

/** A lock that several mutations of a screen share: `useMutation(buyPet, { lock })`. */
export function useLock(): Lock {
  // beside the state: a second tap may come before the next render
  const under = useRef(false)
  const [acting, setActing] = useState<string | null>(null)
  return {
    acting,
    async take(key, act) {
      if (under.current) return undefined
      under.current = true
      setActing(key)
      try {
        return await act()
      } finally {
        under.current = false
        setActing(null)
      }
    },
  }
}
