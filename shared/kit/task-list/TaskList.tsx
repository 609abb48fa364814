import type { CSSProperties, ReactNode } from 'react'
import { Button } from '#shared/kit/button'
import { Mark } from '#shared/kit/mark'
import { ProgressBar } from '#shared/kit/progress-bar'
import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type zh from './locales/zh.json'
import styles from './TaskList.module.css'

/** closed: no action is offered any more. */
export type TaskState = 'todo' | 'claimable' | 'claimed' | 'closed'

export interface Task {
  id: string
  title: string
  note?: string
  /** Own drawing or picture, 44 design px square. */
  art?: ReactNode
  /** Done so far, of `goal`; without a goal no bar is shown. */
  value?: number
  goal?: number
  /** Unit of the count. */
  unit?: string | undefined
  /** The reward: '+20' or a chip. */
  reward?: ReactNode
  state: TaskState
  /** Other words on the button of a task that is still to do. */
  action?: string
  /** Why the action is disabled; shown on a press. */
  reason?: string
}

/** Rows of tasks with progress, reward and one action each. `onAct` gets a 'todo' or a 'claimable' task. */
export function TaskList(props: {
  tasks: readonly Task[]
  onAct: (task: Task) => void
  /** Id of the task whose action is pending. */
  busyId?: string | null
  /** Log name of the actions; the state is added: `task-todo`, `task-claimable`. */
  track?: string
  /** Cards, or lines with a hairline between them. */
  look?: 'cards' | 'lines' | undefined
  /** Shows units in counts. */
  units?: boolean | undefined
  /** Replaces the label of claimed tasks. */
  doneText?: string | undefined
  /** Renders the reward on its own line. */
  rewardsBelow?: boolean | undefined
  className?: string | undefined
}) {
  const t = useT<typeof zh>('kit/task-list')
  // the counts are as wide as the longest one can become, so that bars are of one length
  const digits = Math.max(...props.tasks.map(({ goal = 0 }) => formatAmount(goal).length))
  return (
    <ul
      className={`${styles.list} ${props.className ?? ''}`}
      data-look={props.look}
      data-below={props.rewardsBelow || undefined}
      style={{ '--digits': digits } as CSSProperties}
    >
      {props.tasks.map((task) => (
        <li key={task.id} className={styles.task} data-part="task" data-state={task.state}>
          {task.art && <span className={styles.art}>{task.art}</span>}
          <div className={styles.text}>
            <p className={styles.title} data-part="title">
              {task.title}{' '}
              {task.reward !== undefined && (
                <span className={styles.reward} data-part="gives">
                  {task.reward}
                </span>
              )}
            </p>
            {task.note && (
              <p className={styles.note} data-part="note">
                {task.note}
              </p>
            )}
            {task.goal !== undefined && (
              <div className={styles.progress} data-part="progress">
                <ProgressBar
                  className={styles.bar}
                  value={task.value ?? 0}
                  max={task.goal}
                  label={task.title}
                />
                <span className={styles.count} data-part="count">
                  <b data-part="value">{formatAmount(Math.min(task.value ?? 0, task.goal))}</b>/
                  {formatAmount(task.goal)}
                  {props.units && ` ${task.unit}`}
                </span>
              </div>
            )}
          </div>
          {task.state === 'claimed' ? (
            <span className={styles.claimed} data-part="claimed">
              <Mark of="done" />
              {props.doneText ?? t('claimed')}
            </span>
          ) : task.state === 'closed' ? null : (
            <Button
              size="s"
              look={task.state === 'todo' ? 'ghost' : 'primary'}
              busy={props.busyId === task.id}
              reason={task.reason}
              track={`${props.track ?? 'task'}-${task.state}`}
              onClick={() => props.onAct(task)}
            >
              {task.state === 'todo' ? (task.action ?? t('todo')) : t('claimable')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
