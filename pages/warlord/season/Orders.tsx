import { useState } from 'react'
import { getSwitchDay, type SeasonDay } from '#shared/api/warlord'
import { type Day, DayStrip } from '#shared/kit/day-strip'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { formatDate } from '#shared/runtime/format'
import { translate, useT } from '#shared/runtime/i18n'
import { useCall } from '#shared/runtime/request'
import { toast } from '#shared/runtime/toast'
import { Plate } from '../_family/Plate.tsx'
import { CatchUp } from './CatchUp.tsx'
import type zh from './locales/zh.json'
import styles from './Orders.module.css'
import { useSeason } from './season-context.ts'
import { Tasks } from './Tasks.tsx'
import { Tutorials } from './Tutorials.tsx'

/** The orders of a day: today's, or those of another day that is looked at. */
export function Orders() {
  const t = useT<typeof zh>()
  const { board } = useSeason()
  const [looked, lookAt] = useState<number | null>(null)
  const day = looked ?? board.current.day
  const own = day === board.current.day
  const other = useCall(getSwitchDay, { day }, { enabled: !own })
  const state = board.days.find((each) => each.day === day)?.state
  const pick = (picked: Day) => {
    if (picked.state === 'locked') toast.tip(translate('runtime', 'common.notOpenYet'))
    else lookAt(Number(picked.id))
  }
  const show = (shown: SeasonDay) => (
    <>
      {state === 'missed' && board.season.phase === 'running' && (
        <CatchUp day={day} onDone={() => lookAt(null)} />
      )}
      <Tutorials day={shown} onRead={other.reload} />
      <Tasks day={shown} onClaimed={other.reload} />
    </>
  )
  return (
    <Plate title={t(state === 'today' ? 'orders.today' : 'orders.day', { day })} expose="orders">
      <div className={styles.days}>
        <DayStrip
          label={t('orders.days')}
          days={board.days.map((each) => ({
            id: String(each.day),
            label: String(each.day),
            over: formatDate(each.date, 'weekday'),
            state: each.state === 'today' ? 'open' : each.state,
            today: each.state === 'today',
          }))}
          current={String(day)}
          onPick={pick}
        />
      </div>
      {own ? (
        show(board.current)
      ) : (
        <StateView call={other} skeleton={<Skeleton height={64} lines={4} />}>
          {show}
        </StateView>
      )}
    </Plate>
  )
}
