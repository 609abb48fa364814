import type { GroupEvent, GroupTask } from '#shared/api/group-event'
import { useLater } from '#shared/features/later'
import { CopySheet } from '#shared/kit/copy-sheet'
import { StateView } from '#shared/kit/state-view'
import { useT } from '#shared/runtime/i18n'
import type { Query } from '#shared/runtime/request'
import { useAmount } from '../amount/use-amount.ts'
import type zh from '../locales/zh.json'
import { Panel } from '../panel/Panel.tsx'
import { Waiting } from '../panel/Waiting.tsx'
import { drawPrize } from '../prizes/draw-prize.ts'
import { useTaskClaim } from './claim.ts'
import { useGoThere } from './go-there.ts'
import { TaskGroup } from './TaskGroup.tsx'

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
