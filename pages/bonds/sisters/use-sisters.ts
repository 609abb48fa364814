import {
  answerSister,
  claimSisterAward,
  dissolveSisters,
  inviteSister,
  type SisterGroupDetail,
} from '#shared/api/sister-group'
import { update, useClaimMutation, useMutation } from '#shared/features/mutation'
import type { Query } from '#shared/runtime/request'

/** What every part of the page gets. */
export interface Part {
  detail: SisterGroupDetail
  sisters: ReturnType<typeof useSisters>
}

/** Inviting, answering, leaving and claiming; every answer holds the whole state, including changes by others. */
export function useSisters(call: Query<SisterGroupDetail>) {
  const all = [update(call, (detail: SisterGroupDetail) => detail)]
  return {
    refetch: () => void call.refetch(),
    inviting: useMutation(inviteSister, { updates: all }),
    answering: useMutation(answerSister, { updates: all }),
    ending: useMutation(dissolveSisters, { updates: all }),
    awards: useClaimMutation(claimSisterAward, {
      updates: [update(call, ({ detail }) => detail)],
      shownBy: 'showCommonReward',
    }),
  }
}
