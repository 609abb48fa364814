import type { GroupEvent, GroupTask } from '#shared/api/group-event'
import { useNoApp } from '#shared/kit/open-in-app'
import { TaskList } from '#shared/kit/task-list'
import { useT } from '#shared/runtime/i18n'
import { Amount } from '../amount/Amount.tsx'
import type zh from '../locales/zh.json'
import { RewardChips } from '../prizes/RewardChips.tsx'
import styles from './TaskGroup.module.css'

/** The tasks of one scope: mine, or those that the whole group does together. */
export function TaskGroup(props: {
  scope: GroupTask['scope']
  tasks: readonly GroupTask[]
  event: GroupEvent
  busyId: string | null
  onAct: (task: GroupTask) => void
}) {
  const t = useT<typeof zh>('family')
  const noHall = useNoApp('jumpRoom')
  if (props.tasks.length === 0) return null
  const reasonFor = (task: GroupTask) => {
    const { state } = task
    if (state === 'missed') return t('tasks.missed')
    if (props.event.phase === 'coming') return t('groups.note.coming')
    if (props.event.groupId === null) return t('tasks.joinFirst')
    if (state === 'todo' && props.event.phase !== 'running') return t('tasks.over')
    return state === 'todo' && isShared(task) ? t('tasks.together') : undefined
  }
  const actionFor = (task: GroupTask) => {
    if (task.state === 'missed') return t('tasks.missed')
    if (isShared(task)) return t('tasks.going')
    return noHall && /room|gift/.test(task.doneBy) ? t('tasks.openApp') : undefined
  }
  return (
    <div className={styles.group}>
      <h3 className={styles.title}>{t(`tasks.${props.scope}`)}</h3>
      <TaskList
        track="group-task"
        busyId={props.busyId}
        onAct={({ id }) => {
          const task = props.tasks.find((candidate) => candidate.id === id)
          if (task) props.onAct(task)
        }}
        tasks={props.tasks.map((task) => ({
          id: task.id,
          title: task.title,
          note: task.desc,
          value: task.progress,
          goal: task.target,
          reward: (
            <>
              {task.score > 0 && <Amount score={task.score} gain />}
              <RewardChips rewards={task.rewards} />
            </>
          ),
          state: task.state === 'missed' ? 'todo' : task.state,
          action: actionFor(task),
          reason: reasonFor(task),
        }))}
      />
    </div>
  )
}

/** Nobody does it alone: it comes with what everybody does. */
const isShared = ({ scope, doneBy }: GroupTask) => scope === 'group' && doneBy === 'page'
