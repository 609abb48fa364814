import { useState } from 'react'
import type { CaptainOverview, CaptainTask } from '#shared/api/captain-task'
import { ClaimPopup } from '#shared/campaign/claim-popup'
import { drawPrize } from '#shared/campaign/prize'
import { RewardLine } from '#shared/campaign/reward-line'
import { TaskBoard } from '#shared/campaign/tasks'
import { Countdown } from '#shared/kit/countdown'
import { Segmented } from '#shared/kit/segmented'
import { Notice } from '#shared/kit/state-view'
import { serverNow, useNow } from '#shared/runtime/clock'
import { useT } from '#shared/runtime/i18n'
import type { Query } from '#shared/runtime/request'
import { useTaskClaim } from '../_family/claim/use-task-claim.ts'
import { nextCycle } from '../_family/hours/hours.ts'
import { UpdatedAt } from '../_family/overview/UpdatedAt.tsx'
import { useGoHosting } from '../_family/overview/use-go-hosting.ts'
import type zh from './locales/zh.json'
import styles from './Tasks.module.css'

type Cycle = CaptainTask['cycle']

/** The tasks of the day or the week, until when they last, and their claims. */
export function Tasks({ call, data }: { call: Query<CaptainOverview>; data: CaptainOverview }) {
  const t = useT<typeof zh>()
  const now = useNow(60_000) ?? serverNow()
  const [cycle, setCycle] = useState<Cycle>('day')
  const claims = useTaskClaim(call)
  const { go, label } = useGoHosting(data.captain.roomId)
  const claimable = (of: Cycle) =>
    data.tasks.filter((task) => task.cycle === of && task.state === 'claimable').length
  const option = (id: Cycle) => {
    const count = claimable(id)
    return { id, label: count ? `${t(`tasks.${id}`)} · ${count}` : t(`tasks.${id}`) }
  }
  const tasks = data.tasks.filter((task) => task.cycle === cycle)
  return (
    <>
      <Segmented
        label={t('tasks.title')}
        options={[option('day'), option('week')]}
        value={cycle}
        onChange={setCycle}
        track="cycle"
      />
      <p className={styles.until}>
        {t('tasks.until')} <Countdown look="plain" target={nextCycle(cycle, now)} onEnd={call.refetch} />
      </p>
      {tasks.length === 0 ? (
        <Notice mood="empty" text={t('tasks.none')} />
      ) : (
        <TaskBoard
          look="lines"
          tasks={tasks}
          rewardOf={({ rewards }) => <RewardLine inline draw={drawPrize} rewards={rewards} />}
          actionOf={() => label}
          busyId={claims.busyId}
          onGo={go}
          onClaim={({ id }) => void claims.claim(id)}
        />
      )}
      <UpdatedAt at={data.updatedAt} />
      <ClaimPopup won={claims.won} draw={drawPrize} onClose={claims.close} />
    </>
  )
}
