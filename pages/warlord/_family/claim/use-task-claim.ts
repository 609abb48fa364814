import { type CaptainOverview, receiveCaptainTask } from '#shared/api/captain-task'
import { into, useClaim } from '#shared/features/action'
import type { Call } from '#shared/runtime/request'

/** Claims of tasks, milestones and bounties: one at a time, shown until closed, the page as the server has it then. */
export type Claims = ReturnType<typeof useTaskClaim>

export function useTaskClaim(call: Call<CaptainOverview>) {
  const { claim, claiming, won, close } = useClaim(receiveCaptainTask, {
    into: [into(call, ({ overview }) => overview)],
    shownBy: 'showCaptainReward',
  })
  return { busyId: claiming ?? '', claim: (id: string) => claim({ id }, id), won, close }
}
