import { useState } from 'react'
import type { GroupEvent, GroupTask } from '#shared/api/group-event'
import { receiveGroupReward } from '#shared/api/group-event'
import { useLater } from '#shared/features/later'
import { update, useClaimMutation } from '#shared/features/mutation'
import { CopySheet } from '#shared/kit/copy-sheet'
import { StateView } from '#shared/kit/state-view'
import { translate, useT } from '#shared/runtime/i18n'
import type { Query } from '#shared/runtime/request'
import { useAmount } from '../amount/use-amount.ts'
import type zh from '../locales/zh.json'
import { Panel } from '../panel/Panel.tsx'
import { Waiting } from '../panel/Waiting.tsx'
import { drawPrize } from '../prizes/draw-prize.ts'
import { useGoThere } from './go-there.ts'
import { TaskGroup } from './TaskGroup.tsx'

/** Codes with the page's own text; any other shows the server's. */
const REFUSALS: Record<number, string> = {
  2007: 'notDone',
  2060: 'already',
  2066: 'joinFirst',
  4040: 'over',
  5101: 'over',
}

/** Claims of tasks: one at a time, what was won until it is closed, the list as the server has it then. */
function useTaskClaim(activityId: string, call: Query<GroupTask[]>, onClaimed: () => void) {
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

const SCOPES = ['me', 'group'] as const
const loadPopup = () => import('#shared/campaign/claim-popup')

/** What I and my group can do for our total, and the claims. */
export function Tasks(props: { event: GroupEvent; call: Query<GroupTask[]>; onClaimed: () => void }) {
  const t = useT<typeof zh>('family')
  const amount = useAmount()
  const claim = useTaskClaim(props.event.activityId, props.call, props.onClaimed)
  const later = useLater(loadPopup, claim.busyId !== null || claim.won.open, claim.close)
  const there = useGoThere(props.event)
  return (
    <Panel title={t('tasks.title')} expose="tasks" anchor="tasks">
      <StateView
        call={props.call}
        skeleton={<Waiting rows={3} height={84} />}
        isEmpty={(tasks) => tasks.length === 0}
      >
        {(tasks) =>
          SCOPES.map((scope) => (
            <TaskGroup
              key={scope}
              scope={scope}
              tasks={tasks.filter((task) => task.scope === scope)}
              event={props.event}
              busyId={claim.busyId}
              onAct={(task) => void (task.state === 'claimable' ? claim.run(task.id) : there.go(task.doneBy))}
            />
          ))
        }
      </StateView>
      <CopySheet link={there.link} onClose={there.closeLink} />
      {later && (
        <later.ClaimPopup
          won={claim.won}
          draw={drawPrize}
          onClose={claim.close}
          note={claim.score === undefined ? undefined : t('tasks.added', { amount: amount(claim.score) })}
        />
      )}
    </Panel>
  )
}
