import { useState } from 'react'
import { getSwitchDay } from '#shared/api/warlord'
import { type Day, DayStrip } from '#shared/kit/day-strip'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { formatDate } from '#shared/runtime/format'
import { translate, useT } from '#shared/runtime/i18n'
import { useQuery } from '#shared/runtime/request'
import { toast } from '#shared/runtime/toast'
import { Plate } from '../_family/Plate.tsx'
import { DayOrders } from './DayOrders.tsx'
import type zh from './locales/zh.json'
import styles from './Orders.module.css'
import { useSeason } from './season-context.ts'

/** The season's days, and the orders of the one that is worked at or looked at. */
export function Orders() {
  const t = useT<typeof zh>()
  const { board } = useSeason()
  const [looked, lookAt] = useState<number | null>(null)
  const day = looked ?? board.current.day
  const own = day === board.current.day
  const other = useQuery(getSwitchDay, { day }, { enabled: !own })
  const today = board.days.find((each) => each.state === 'today')?.day === day
  const pick = (picked: Day) => {
    if (picked.state === 'locked') toast.tip(translate('runtime', 'common.notOpenYet'))
    else lookAt(Number(picked.id))
  }
  const back = () => lookAt(null)
  return (
    <Plate title={t(today ? 'orders.today' : 'orders.day', { day })} expose="orders">
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
        <DayOrders day={board.current} onChange={other.refetch} onCaughtUp={back} />
      ) : (
        <StateView call={other} skeleton={<Skeleton height={64} lines={4} />}>
          {(shown) => <DayOrders day={shown} onChange={other.refetch} onCaughtUp={back} />}
        </StateView>
      )}
    </Plate>
  )
}
