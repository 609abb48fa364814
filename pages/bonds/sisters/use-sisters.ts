import {
  answerSister,
  claimSisterAward,
  dissolveSisters,
  inviteSister,
  type SisterGroupDetail,
} from '#shared/api/sister-group'
import { into, useAction, useClaim } from '#shared/features/action'
import type { Call } from '#shared/runtime/request'

export type Sisters = ReturnType<typeof useSisters>

/** Inviting, answering, ending and claiming: each answers with the whole truth, whatever the other side did meanwhile. */
export function useSisters(call: Call<SisterGroupDetail>) {
  const all = [into(call, (detail: SisterGroupDetail) => detail)]
  return {
    inviting: useAction(inviteSister, { into: all }),
    answering: useAction(answerSister, { into: all }),
    ending: useAction(dissolveSisters, { into: all }),
    awards: useClaim(claimSisterAward, {
      into: [into(call, ({ detail }) => detail)],
      shownBy: 'showCommonReward',
    }),
  }
}
