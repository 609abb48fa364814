import type { SeasonDay } from '#shared/api/warlord'
import { RewardLine } from '#shared/campaign/reward-line'
import { useNoApp, useToHall } from '#shared/kit/open-in-app'
import { type Task, TaskList } from '#shared/kit/task-list'
import { useT } from '#shared/runtime/i18n'
import { drawReward } from '../_family/draw-reward.tsx'
import type zh from './locales/zh.json'
import styles from './Orders.module.css'
import { useSeason } from './season-context.ts'

/** A day's tasks: what is done is claimed, what is to do leads to where it is done. */
export function Tasks(props: { day: SeasonDay; onRead: () => void; onClaimed: () => Promise<void> }) {
  const t = useT<typeof zh>()
  const noApp = useNoApp('jumpRoom')
  const toHall = useToHall()
  const { board, hall, claim, claiming, show } = useSeason()
  const { tasks, state } = props.day
  const closed = board.season.phase === 'running' ? undefined : t('tasks.closed')
  const kindOf = (id: string) => tasks.find((task) => task.id === id)?.kind
  const inHall = (id: string) => !['learn', 'goal'].includes(kindOf(id) ?? '')
  const go = (id: string) => {
    if (kindOf(id) === 'learn') props.onRead()
    else if (kindOf(id) === 'goal') show({ name: 'goal' })
    else void toHall(hall?.roomId)
  }
  const act = async (task: Task) => {
    if (task.state === 'todo') return go(task.id)
    if (await claim({ kind: 'task', id: task.id })) await props.onClaimed()
  }
  return (
    <>
      <h3 className={styles.heading}>{t(state === 'today' ? 'tasks.today' : 'tasks.title')}</h3>
      <div className={styles.tasks}>
        <TaskList
          tasks={tasks.map(({ id, title, desc, progress, target, rewards, state }) => ({
            id,
            title,
            note: desc,
            value: progress,
            goal: target,
            reward: <RewardLine inline draw={drawReward} rewards={rewards} />,
            state: state === 'missed' ? 'todo' : state,
            reason: state === 'missed' ? t('tasks.missed') : state === 'todo' ? closed : undefined,
            action: t(state === 'missed' ? 'tasks.missed' : noApp && inHall(id) ? 'tasks.open' : 'tasks.go'),
          }))}
          busyId={claiming.replace(/^task-/, '')}
          onAct={(task) => void act(task)}
        />
      </div>
    </>
  )
}
