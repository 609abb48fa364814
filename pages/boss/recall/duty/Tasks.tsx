import { getTodayTasks, type Recall, type RecallTask } from '#shared/api/boss-recall'
import { useNewDay } from '#shared/campaign/phase'
import { TaskBoard } from '#shared/campaign/tasks'
import { useToHall } from '#shared/campaign/way'
import { useShare } from '#shared/features/share'
import { CopySheet } from '#shared/kit/copy-sheet'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { address } from '#shared/runtime/address'
import { useT } from '#shared/runtime/i18n'
import { type Query, useQuery } from '#shared/runtime/request'
import { session } from '#shared/runtime/session'
import { toast } from '#shared/runtime/toast'
import { Plate } from '../../_family/plate/Plate.tsx'
import type zh from '../locales/zh.json'
import styles from './Tasks.module.css'

const NOTES = { coming: 'coming', running: 'note', ended: 'over', settled: 'over' } as const

/** Today's tasks. Points come by themselves as soon as one is done; while the campaign runs each leads to where it is done. */
export function Tasks(props: {
  recall: Query<Recall>
  onCall: () => void
  /** A share may have brought points. */
  onShared: () => Promise<unknown>
}) {
  const t = useT<typeof zh>()
  const call = useQuery(getTodayTasks, {})
  useNewDay(call)
  const sharing = useShare()
  const toHall = useToHall()
  const { recall, onShared } = props
  const note = NOTES[recall.data?.phase ?? 'running']
  const shareLetter = async () => {
    const activityId = recall.data?.activityId
    if (!activityId) {
      toast.tip(t('tasks.unknown'))
      return recall.refetch()
    }
    const words = { title: t('title'), content: t('hero.lead') }
    await sharing.share({ activityId, pointId: 'recall', ...words, tracked: true })
    await Promise.all([call.refetch(), onShared()])
  }
  const go = ({ doneBy }: RecallTask) => {
    if (doneBy === 'page') return props.onCall()
    if (doneBy === 'share') return void shareLetter()
    void toHall(address().roomId || session.get().roomId)
  }
  return (
    <Plate title={t('tasks.title')} aside={t(`tasks.${note}`)} expose="tasks">
      <StateView
        call={call}
        skeleton={<Skeleton height={64} lines={4} />}
        isEmpty={({ tasks }) => !tasks.length}
      >
        {({ tasks }) => (
          <TaskBoard
            className={styles.tasks}
            look="lines"
            units
            tasks={tasks}
            rewardOf={({ points }) => t('tasks.points', { count: points })}
            actionOf={({ doneBy }) => t(`tasks.${doneBy}`)}
            closed={note !== 'note'}
            doneText={t('tasks.done')}
            busyId={sharing.busy || recall.status === 'loading' ? shared(tasks) : null}
            track="task"
            onGo={go}
          />
        )}
      </StateView>
      <CopySheet link={sharing.link} onClose={sharing.closeLink} />
    </Plate>
  )
}

const shared = (tasks: readonly RecallTask[]) => tasks.find(({ doneBy }) => doneBy === 'share')?.id
