import { useState } from 'react'
import type { Endpoint } from '#shared/runtime/request'
import { type ActionOptions, useAction } from './use-action.ts'

/** What was claimed last; it stays while its popup leaves. */
export interface Won<Reward> {
  open: boolean
  rewards: readonly Reward[]
}

/** What a popup shows that several claims end in. */
export function useWon<Reward>() {
  const [won, setWon] = useState<Won<Reward>>({ open: false, rewards: [] })
  return {
    won,
    show: (rewards: readonly Reward[]) => setWon({ open: true, rewards }),
    close: () => setWon((shown) => ({ ...shown, open: false })),
  }
}

/** Claims that end in a popup, one at a time: an action with what was won. `claiming` is the key of the one under way. */
export function useClaim<In, Out extends { granted: readonly unknown[] }>(
  endpoint: Endpoint<In, Out>,
  options: ActionOptions<In, Out>,
) {
  const { won, show, close } = useWon<Out['granted'][number]>()
  const { run, acting } = useAction(endpoint, {
    ...options,
    done(answer, how) {
      show(answer.granted)
      return options.done?.(answer, how)
    },
  })
  return { claim: run, claiming: acting, won, close }
}
