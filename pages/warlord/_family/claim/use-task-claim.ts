import { type CaptainOverview, receiveCaptainTask } from '#shared/api/captain-task'
import { update, useClaimMutation } from '#shared/features/mutation'
import type { Query } from '#shared/runtime/request'

/** Claims of tasks, milestones and bounties: one at a time, shown until closed, the page as the server has it then. */
export type Claims = ReturnType<typeof useTaskClaim>

export function useTaskClaim(call: Query<CaptainOverview>) {
  const { claim, claiming, won, close } = useClaimMutation(receiveCaptainTask, {
    updates: [update(call, ({ overview }) => overview)],
    shownBy: 'showCaptainReward',
  })
  return { busyId: claiming ?? '', claim: (id: string) => claim({ id }, id), won, close }
}
