import type { ReactNode } from 'react'
import { useNoApp } from '#shared/kit/open-in-app'
import { type Task, TaskList } from '#shared/kit/task-list'
import { useT } from '#shared/runtime/i18n'
import type zh from './locales/zh.json'

/** A task as the contract states them: by a state, or done or not. */
interface CampaignTask {
  id: string
  title: string
  desc?: string
  progress: number
  target: number
  /** Unit of the count. */
  unit?: string
  state?: Task['state'] | 'locked' | 'missed'
  done?: boolean
}

/** The tasks of a campaign: open tasks lead to where they are done, finished ones are claimed. */
export function TaskBoard<Of extends CampaignTask>(props: {
  tasks: readonly Of[]
  rewardOf?: (task: Of) => ReactNode
  /** It is done in a hall, so it needs the app. */
  inHall?: (task: Of) => boolean
  /** Button label of an open task, unless the app is missing. */
  actionOf?: (task: Of) => string | undefined
  /** Why something cannot be done, or claimed, now. */
  reasonOf?: (task: Of) => string | undefined
  /** The campaign is over: open tasks have no action. */
  closed?: boolean
  /** Label of finished tasks without a reward. */
  doneText?: string
  onGo: (task: Of) => void
  onClaim?: (task: Of) => void
  busyId?: string | null
  /** Log name of the actions; the state is added: `task-todo`, `task-claimable`. */
  track?: string
  look?: 'cards' | 'lines'
  /** Shows units in counts. */
  units?: boolean
  /** Renders rewards on their own line. */
  rewardsBelow?: boolean
  className?: string
}) {
  const t = useT<typeof zh>('campaign/tasks')
  const noApp = useNoApp('jumpRoom')
  const { tasks, inHall } = props
  const stateOf = ({ state, done }: Of): Task['state'] => {
    if (done) return 'claimed'
    if (state === 'claimable' || state === 'claimed') return state
    return props.closed ? 'closed' : 'todo'
  }
  const act = ({ id }: Task) => {
    const task = tasks.find((each) => each.id === id) as Of
    const does = task.state === 'claimable' ? props.onClaim : props.onGo
    does?.(task)
  }
  return (
    <TaskList
      {...props}
      onAct={act}
      tasks={tasks.map((task) => {
        const missed = task.state === 'missed' ? t('missed') : ''
        const inApp = noApp && inHall?.(task) ? t('app') : ''
        return {
          ...task,
          note: task.desc,
          value: task.progress,
          goal: task.target,
          reward: props.rewardOf?.(task),
          state: stateOf(task),
          action: missed || inApp || props.actionOf?.(task),
          reason: missed || props.reasonOf?.(task),
        }
      })}
    />
  )
}
