import type { SeasonDay } from '#shared/api/warlord'
import { drawPrize } from '#shared/campaign/prize'
import { RewardLine } from '#shared/campaign/reward-line'
import { TaskBoard } from '#shared/campaign/tasks'
import { useToHall } from '#shared/campaign/way'
import { useT } from '#shared/runtime/i18n'
import type zh from './locales/zh.json'
import styles from './Orders.module.css'
import { useSeason } from './season-context.ts'

type Task = SeasonDay['tasks'][number]

/** A day's tasks: what is done is claimed, what is to do leads to where it is done. */
export function Tasks(props: { day: SeasonDay; onRead: () => void; onClaimed: () => Promise<void> }) {
  const t = useT<typeof zh>()
  const toHall = useToHall()
  const { board, hall, claim, claiming, show } = useSeason()
  const { tasks, state } = props.day
  const closed = board.season.phase === 'running' ? undefined : t('tasks.closed')
  const go = ({ kind }: Task) => {
    if (kind === 'learn') props.onRead()
    else if (kind === 'goal') show({ name: 'goal' })
    else void toHall(hall?.roomId)
  }
  return (
    <>
      <h3 className={styles.heading}>{t(state === 'today' ? 'tasks.today' : 'tasks.title')}</h3>
      <TaskBoard
        className={styles.tasks}
        rewardsBelow
        tasks={tasks}
        rewardOf={({ rewards }) => <RewardLine inline draw={drawPrize} rewards={rewards} />}
        inHall={({ kind }) => kind !== 'learn' && kind !== 'goal'}
        reasonOf={({ state }) => (state === 'todo' ? closed : undefined)}
        busyId={claiming.replace(/^task-/, '')}
        onGo={go}
        onClaim={async ({ id }) => {
          if (await claim({ kind: 'task', id })) await props.onClaimed()
        }}
      />
    </>
  )
}
