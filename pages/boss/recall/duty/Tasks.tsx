import { getTodayTasks, type Recall, type RecallTask } from '#shared/api/boss-recall'
import { useShare } from '#shared/features/share'
import { Button } from '#shared/kit/button'
import { CopySheet } from '#shared/kit/copy-sheet'
import { Mark } from '#shared/kit/mark'
import { useToHall } from '#shared/kit/open-in-app'
import { ProgressBar } from '#shared/kit/progress-bar'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { address } from '#shared/runtime/address'
import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { type Call, useCall } from '#shared/runtime/request'
import { session } from '#shared/runtime/session'
import { toast } from '#shared/runtime/toast'
import { Plate } from '../../_family/plate/Plate.tsx'
import { useNewDay } from '../../_family/turn/use-new-day.ts'
import type zh from '../locales/zh.json'
import styles from './Tasks.module.css'

const NOTES = { coming: 'coming', running: 'note', ended: 'over', settled: 'over' } as const

/** Today's tasks. Points come by themselves as soon as one is done; while the campaign runs each leads to where it is done. */
export function Tasks(props: {
  recall: Call<Recall>
  onCall: () => void
  /** A share may have brought points. */
  onShared: () => Promise<unknown>
}) {
  const t = useT<typeof zh>()
  const call = useCall(getTodayTasks, {})
  useNewDay(call)
  const sharing = useShare()
  const toHall = useToHall()
  const { recall, onShared } = props
  const note = NOTES[recall.data?.phase ?? 'running']
  const shareLetter = async () => {
    const activityId = recall.data?.activityId
    if (!activityId) {
      toast.tip(t('tasks.unknown'))
      return recall.reload()
    }
    const words = { title: t('title'), content: t('hero.lead') }
    await sharing.share({ activityId, pointId: 'recall', ...words, tracked: true })
    await Promise.all([call.reload(), onShared()])
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
          <ul className={styles.tasks}>
            {tasks.map((task) => (
              <li key={task.id} data-done={task.done || undefined}>
                <div className={styles.text}>
                  <p className={styles.title}>
                    {task.title} <b>{t('tasks.points', { points: task.points })}</b>
                  </p>
                  <p className={styles.desc}>{task.desc}</p>
                  <div className={styles.progress}>
                    <ProgressBar value={task.progress} max={task.target} label={task.title} />
                    <span>
                      {formatAmount(task.progress)}/{formatAmount(task.target)} {task.unit}
                    </span>
                  </div>
                </div>
                {task.done && (
                  <span className={styles.done}>
                    <Mark of="done" />
                    {t('tasks.done')}
                  </span>
                )}
                {!task.done && note === 'note' && (
                  <Button
                    size="s"
                    look="ghost"
                    track={`task-${task.doneBy}`}
                    busy={task.doneBy === 'share' && (sharing.busy || recall.status === 'loading')}
                    onClick={() => go(task)}
                  >
                    {t(`tasks.${task.doneBy}`)}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </StateView>
      <CopySheet link={sharing.link} onClose={sharing.closeLink} />
    </Plate>
  )
}
