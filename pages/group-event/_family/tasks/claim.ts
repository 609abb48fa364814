import { useState } from 'react'
import { type GroupTask, receiveGroupReward } from '#shared/api/group-event'
import { update, useClaimMutation } from '#shared/features/mutation'
import { translate } from '#shared/runtime/i18n'
import type { Query } from '#shared/runtime/request'

/** Codes with the page's own text; any other shows the server's. */
const REFUSALS: Record<number, string> = {
  2007: 'notDone',
  2060: 'already',
  2066: 'joinFirst',
  4040: 'over',
  5101: 'over',
}

/** Claims of tasks: one at a time, what was won until it is closed, the list as the server has it then. */
export function useTaskClaim(activityId: string, call: Query<GroupTask[]>, onClaimed: () => void) {
  /** What my group gained. */
  const [score, setScore] = useState<number>()
  const { claim, claiming, won, close } = useClaimMutation(receiveGroupReward, {
    updates: [update(call, ({ tasks }) => tasks)],
    errorText({ code = 0 }) {
      const refusal = REFUSALS[code]
      return refusal && translate('family', `tasks.refused.${refusal}`)
    },
    onSuccess(answer) {
      setScore(answer.score)
      onClaimed()
    },
  })
  const run = (taskId: string) => claim({ activityId, taskId }, taskId)
  return { run, busyId: claiming, won, score, close }
}
