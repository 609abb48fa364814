import { useState } from 'react'
import { type CaptainOverview, receiveCaptainTask } from '#shared/api/captain-task'
import { tellFailure } from '#shared/features/tell-failure'
import { type Call, useAction } from '#shared/runtime/request'
import type { Granted } from '../rewards/RewardArt.tsx'

/** Claims of tasks, milestones and bounties: one at a time, shown until closed, the page as the server has it then. */
export interface Claims {
  /** What is being claimed; else ''. */
  busyId: string
  claim(id: string): Promise<void>
  won: { open: boolean; rewards: readonly Granted[] }
  close(): void
}

export function useClaim(call: Call<CaptainOverview>): Claims {
  const { run } = useAction(receiveCaptainTask)
  const [busyId, setBusyId] = useState('')
  const [won, setWon] = useState<Claims['won']>({ open: false, rewards: [] })
  return {
    busyId,
    won,
    close: () => setWon({ ...won, open: false }),
    async claim(id) {
      if (busyId) return
      setBusyId(id)
      const result = await run({ id })
      if (result.ok) {
        call.set(result.data.overview)
        setWon({ open: true, rewards: result.data.granted })
      } else await tellFailure(result.error, call.reload)
      setBusyId('')
    },
  }
}
