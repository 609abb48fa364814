import type { GroupEvent, GroupTask } from '#shared/api/group-event'
import { TaskBoard, useClaimableFirst } from '#shared/campaign/tasks'
import { useT } from '#shared/runtime/i18n'
import { Amount } from '../amount/Amount.tsx'
import type zh from '../locales/zh.json'
import { RewardChips } from '../prizes/RewardChips.tsx'
import styles from './TaskGroup.module.css'

/** The tasks of one scope: my own, or those of the whole group. */
export function TaskGroup(props: {
  scope: GroupTask['scope']
  tasks: readonly GroupTask[]
  event: GroupEvent
  busyId: string | null
  onAct: (task: GroupTask) => void
}) {
  const t = useT<typeof zh>('family')
  const tasks = useClaimableFirst(props.tasks)
  if (props.tasks.length === 0) return null
  const reasonFor = (task: GroupTask) => {
    const { state } = task
    if (props.event.phase === 'coming') return t('groups.note.coming')
    if (props.event.groupId === null) return t('tasks.joinFirst')
    if (state === 'todo' && props.event.phase !== 'running') return t('tasks.over')
    return state === 'todo' && isShared(task) ? t('tasks.together') : undefined
  }
  return (
    <div className={styles.group}>
      <h3 className={styles.title}>{t(`tasks.${props.scope}`)}</h3>
      <TaskBoard
        rewardsBelow
        track="group-task"
        tasks={tasks}
        rewardOf={({ score, rewards }) => (
          <>
            {score > 0 && <Amount score={score} gain />}
            <RewardChips rewards={rewards} />
          </>
        )}
        inHall={({ doneBy }) => doneBy === 'room' || doneBy === 'gift'}
        actionOf={(task) => (isShared(task) ? t('tasks.going') : undefined)}
        reasonOf={reasonFor}
        busyId={props.busyId}
        onGo={props.onAct}
        onClaim={props.onAct}
      />
    </div>
  )
}

/** Nobody does it alone: it comes with what everybody does. */
const isShared = ({ scope, doneBy }: GroupTask) => scope === 'group' && doneBy === 'page'
