import {
  answerSister,
  claimSisterAward,
  dissolveSisters,
  inviteSister,
  type SisterGroupDetail,
} from '#shared/api/sister-group'
import { into, useAction, useWon } from '#shared/features/action'
import { bridge } from '#shared/runtime/bridge'
import type { Call } from '#shared/runtime/request'

export type Sisters = ReturnType<typeof useSisters>
type Reward = SisterGroupDetail['awards'][number]['rewards'][number]

/** Inviting, answering, ending and claiming: each answers with the whole truth, whatever the other side did meanwhile. */
export function useSisters(call: Call<SisterGroupDetail>) {
  const all = [into(call, (detail: SisterGroupDetail) => detail)]
  const { won, show, close } = useWon<Reward>()
  return {
    inviting: useAction(inviteSister, { into: all }),
    answering: useAction(answerSister, { into: all }),
    ending: useAction(dissolveSisters, { into: all }),
    claiming: useAction(claimSisterAward, {
      into: [into(call, ({ detail }) => detail)],
      /** Shown by the app or the framing page, where there is one that can. */
      async done({ granted }) {
        const shown = await bridge.showCommonReward({ rewards: granted })
        if (!shown.ok) show(granted)
      },
    }),
    won,
    close,
  }
}
