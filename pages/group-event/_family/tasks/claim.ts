import { useState } from 'react'
import { type GroupReward, type GroupTask, receiveGroupReward } from '#shared/api/group-event'
import { tellFailure } from '#shared/features/tell-failure'
import { translate } from '#shared/runtime/i18n'
import { type Call, useAction } from '#shared/runtime/request'

/** What the page says in words of its own; any other code has the server's. */
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
  const run = async (taskId: string) => {
    if (busyId) return
    setBusyId(taskId)
    const put = call.begin()
    const result = await action.run({ activityId, taskId })
    if (result.ok) {
      void put(result.data.tasks, result.again)
      setWon(result.data)
      onClaimed()
    } else
      await tellFailure(result.error, call.reload, (code) => {
        const refusal = REFUSALS[code]
        return refusal && translate('family', `tasks.refused.${refusal}`)
      })
    setBusyId(null)
  }
  return { run, busyId, won, close: () => setWon(null) }
}
