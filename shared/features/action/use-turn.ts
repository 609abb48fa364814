import { useRef, useState } from 'react'

/** One thing at a time: each answer tells of a state as it was then. */
export interface Turn {
  /** The key of what is under way. */
  acting: string | null
  /** Nothing while something else is under way. */
  take<Result>(key: string, act: () => Promise<Result>): Promise<Result | undefined>
}

/** A turn that several actions of a screen share: `useAction(buyPet, { turn })`. */
export function useTurn(): Turn {
  // not the state alone: a second tap may come before the page is drawn again
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
