import { useState } from 'react'
import { bridge } from '#shared/runtime/bridge'
import type { Endpoint } from '#shared/runtime/request'
import { type MutationOptions, useMutation } from './use-mutation.ts'

/** The last claim; kept while its popup closes. */
export interface Won<Reward> {
  open: boolean
  rewards: readonly Reward[]
}

/** The content of one popup shared by several claims. */
export function useWon<Reward>() {
  const [won, setWon] = useState<Won<Reward>>({ open: false, rewards: [] })
  return {
    won,
    show: (rewards: readonly Reward[]) => setWon({ open: true, rewards }),
    close: () => setWon((shown) => ({ ...shown, open: false })),
  }
}

/**
 * A mutation whose rewards are shown in a popup, one at a time. `claiming` is the key of the pending one.
 * @param options `shownBy`: bridge method of the app's (or the framing page's) own reward popup; the page's popup is the
 * fallback.
 */
export function useClaimMutation<In, Out extends { granted: readonly unknown[] }>(
  endpoint: Endpoint<In, Out>,
  options: MutationOptions<In, Out> & { shownBy?: 'showCommonReward' | 'showCaptainReward' },
) {
  const { won, show, close } = useWon<Out['granted'][number]>()
  const { run, acting } = useMutation(endpoint, {
    ...options,
    async onSuccess(answer, how) {
      const { granted } = answer
      const shown = options.shownBy && (await bridge[options.shownBy]({ rewards: granted }))
      if (!shown?.ok) show(granted)
      await options.onSuccess?.(answer, how)
    },
  })
  return { claim: run, claiming: acting, won, close }
}
