import { useCallback, useEffect, useRef } from 'react'
import type { Call } from '#shared/runtime/request'

/** How actions bring in what they changed. */
export interface Changes<Out> {
  /**
   * To be asked when an action leaves, for the way to put its answer in. One that something overtook is of then: what
   * there is now is read instead.
   */
  begin(): (answer: Out) => Promise<void>
  reload(): Promise<void>
}

/** What several actions change, perhaps under way together. */
export type Changing<Out> = Call<Out> & Changes<Out>

/** Keeps the answers of actions in order. */
export function useChanging<Out>(call: Call<Out>): Changing<Out> {
  const { data, reload, set } = call
  const changes = useRef(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: also what the runtime has read by itself
  useEffect(() => {
    changes.current++
  }, [data])
  const read = useCallback(() => {
    // an answer put in now would break it off
    changes.current++
    return reload()
  }, [reload])
  const begin = () => {
    const before = changes.current
    return async (answer: Out) => {
      if (changes.current !== before) return read()
      changes.current++
      set(answer)
    }
  }
  return { ...call, reload: read, begin }
}
