import { useState } from 'react'
import { getTodayTasks, type RecallTask } from '#shared/api/boss-recall'
import { type ShareEnd, share } from '#shared/features/share'
import { Button } from '#shared/kit/button'
import { CopySheet } from '#shared/kit/copy-sheet'
import { Mark } from '#shared/kit/mark'
import { useNoApp } from '#shared/kit/open-in-app'
import { ProgressBar } from '#shared/kit/progress-bar'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { address } from '#shared/runtime/address'
import { bridge } from '#shared/runtime/bridge'
import { formatNumberTruncated } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { navigate } from '#shared/runtime/navigate'
import { useCall } from '#shared/runtime/request'
import { session } from '#shared/runtime/session'
import { Plate } from '../../_family/plate/Plate.tsx'
import type zh from '../locales/zh.json'
import styles from './Tasks.module.css'

/** Today's tasks. Points come by themselves as soon as one is done; each leads to where it is done. */
export function Tasks({ activityId, onCall }: { activityId: string | undefined; onCall: () => void }) {
  const t = useT<typeof zh>()
  const noApp = useNoApp()
  const call = useCall(getTodayTasks, {})
  const [end, setEnd] = useState<ShareEnd>()
  const go = async ({ doneBy }: RecallTask) => {
    if (doneBy === 'page') return onCall()
    if (doneBy === 'share') {
      if (activityId)
        setEnd(
          await share({
            activityId,
            pointId: 'recall',
            title: t('title'),
            content: t('hero.lead'),
            tracked: true,
          }),
        )
      return
    }
    if (noApp) return navigate.to('/download', { from: location.pathname })
    await bridge.jumpRoom(address().roomId || session.get().roomId)
  }
  return (
    <Plate title={t('tasks.title')} aside={t('tasks.note')} expose="tasks">
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
                      {formatNumberTruncated(task.progress)}/{formatNumberTruncated(task.target)} {task.unit}
                    </span>
                  </div>
                </div>
                {task.done ? (
                  <span className={styles.done}>
                    <Mark of="done" />
                    {t('tasks.done')}
                  </span>
                ) : (
                  <Button size="s" look="ghost" track={`task-${task.doneBy}`} onClick={() => void go(task)}>
                    {t(`tasks.${task.doneBy}`)}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </StateView>
      <CopySheet link={end?.way === 'by-hand' ? end.link : ''} onClose={() => setEnd(undefined)} />
    </Plate>
  )
}
