import { type CaptainOverview, receiveCaptainTask } from '#shared/api/captain-task'
import { useClaim, type Won } from '#shared/features/claim'
import type { Call } from '#shared/runtime/request'
import type { Granted } from '../rewards/RewardArt.tsx'

/** Claims of tasks, milestones and bounties: one at a time, shown until closed, the page as the server has it then. */
export interface Claims {
  /** What is being claimed; else ''. */
  busyId: string
  claim(id: string): Promise<void>
  won: Won<Granted>
  close(): void
}

export function useTaskClaim(call: Call<CaptainOverview>): Claims {
  const { claim, claiming, won, close } = useClaim(receiveCaptainTask, call, ({ overview }) => overview)
  return { busyId: claiming ?? '', claim: (id) => claim(id, { id }), won, close }
}
