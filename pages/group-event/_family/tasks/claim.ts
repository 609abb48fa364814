import { useState } from 'react'
import { type GroupReward, type GroupTask, receiveGroupReward } from '#shared/api/group-event'
import { translate } from '#shared/runtime/i18n'
import { type ApiError, type Call, useAction } from '#shared/runtime/request'
import { toast } from '#shared/runtime/toast'

/** What the server says without a toast. */
const REFUSALS: Record<number, string> = {
  2007: 'notDone',
  2060: 'already',
  2066: 'joinFirst',
  4040: 'over',
  5101: 'over',
}

interface Won {
  granted: GroupReward[]
  /** What my group gained. */
  score: number
}

/** Claims of tasks: one at a time, what was won until it is closed, the list as the server has it then. */
export function useClaim(activityId: string, call: Call<GroupTask[]>, onClaimed: () => void) {
  const action = useAction(receiveGroupReward)
  const [busyId, setBusyId] = useState<string | null>(null)
  const [won, setWon] = useState<Won | null>(null)
  const refused = async (error: ApiError) => {
    const refusal = REFUSALS[Number(error.code)]
    if (refusal) toast.tip(translate('family', `tasks.refused.${refusal}`))
    // Not known whether it was granted: the button comes back when the list says so.
    if (refusal || error.unknownResult) await call.reload()
  }
  const run = async (taskId: string) => {
    if (busyId) return
    setBusyId(taskId)
    const put = call.begin()
    const result = await action.run({ activityId, taskId })
    if (result.ok) {
      void put(result.data.tasks, result.again)
      setWon(result.data)
      onClaimed()
    } else await refused(result.error)
    setBusyId(null)
  }
  return { run, busyId, won, close: () => setWon(null) }
}
