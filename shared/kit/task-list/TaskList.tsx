import type { ReactNode } from 'react'
import { Button } from '#shared/kit/button'
import { Mark } from '#shared/kit/mark'
import { ProgressBar } from '#shared/kit/progress-bar'
import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type zh from './locales/zh.json'
import styles from './TaskList.module.css'

export type TaskState = 'todo' | 'claimable' | 'claimed'

export interface Task {
  id: string
  title: string
  note?: string
  /** Own drawing or picture, 44 design px square. */
  art?: ReactNode
  /** Done so far, of `goal`; without a goal no bar is shown. */
  value?: number
  goal?: number
  /** What it gives, as '+20' or a chip. */
  reward?: ReactNode
  state: TaskState
  /** Other words on the button of a task that is still to do. */
  action?: string
  /** Why it cannot be acted on now; a press says so. */
  reason?: string
}

/** Rows of tasks with progress, reward and one action each. `onAct` gets a 'todo' or a 'claimable' task. */
export function TaskList(props: {
  tasks: readonly Task[]
  onAct: (task: Task) => void
  /** Task whose action is under way. */
  busyId?: string | null
  /** Log name of the actions; the state is added: `task-todo`, `task-claimable`. */
  track?: string
  className?: string
}) {
  const t = useT<typeof zh>('kit/task-list')
  return (
    <ul className={props.className}>
      {props.tasks.map((task) => (
        <li key={task.id} className={styles.task} data-part="task" data-state={task.state}>
          {task.art && <span className={styles.art}>{task.art}</span>}
          <div className={styles.text}>
            <p className={styles.title}>
              {task.title} {task.reward !== undefined && <span className={styles.reward}>{task.reward}</span>}
            </p>
            {task.note && <p className={styles.note}>{task.note}</p>}
            {task.goal !== undefined && (
              <div className={styles.progress}>
                <ProgressBar value={task.value ?? 0} max={task.goal} label={task.title} />
                <span className={styles.count}>
                  <b>{formatAmount(Math.min(task.value ?? 0, task.goal))}</b>/{formatAmount(task.goal)}
                </span>
              </div>
            )}
          </div>
          {task.state === 'claimed' ? (
            <span className={styles.claimed}>
              <Mark of="done" />
              {t('claimed')}
            </span>
          ) : (
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
