import type { ReactNode } from 'react'
import type { GiftFlow, GiftRecord } from '#shared/api/gift-box'
import { type GiftPoints, getGiftPointsLog } from '#shared/api/gift-points'
import { Feed } from '#shared/campaign/feed'
import { type Paged, usePaged } from '#shared/features/paged'
import { Line } from '#shared/kit/line'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { formatAmount, formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type { Query } from '#shared/runtime/request'
import { GiftArt } from '../_family/draw-gift.tsx'
import type zh from './locales/zh.json'
import styles from './Records.module.css'

/** What came into the box and what left it, newest first. */
export function Records({ flow }: { flow: Paged<GiftRecord, GiftFlow> }) {
  const t = useT<typeof zh>()
  return (
    <div data-expose="records">
      <Entries
        list={flow}
        emptyText={t('noRecords')}
        lineOf={({ gift, direction, person }) => ({
          face: <GiftArt gift={gift} className={styles.art} />,
          name: `${t(`record.${direction}`)} ${person?.nickname ?? t('record.event')}`,
          count: gift.amount,
          under: gift.name,
        })}
      />
    </div>
  )
}

/** The points that sending gifts has brought: how many, today's, the next to be lost, and how they came about. */
export function Points({ points }: { points: Query<GiftPoints> }) {
  const t = useT<typeof zh>()
  const log = usePaged(getGiftPointsLog, {})
  return (
    <div data-expose="points">
      <StateView call={points} skeleton={<Skeleton height={96} />}>
        {({ today, coinsPerPoint, expiring, points: all }) => (
          <div className={styles.sum}>
            <p>
              <b>{formatAmount(all)}</b>
              {t('points.unit', { count: all })}
            </p>
            <p>{t('points.today', { points: formatAmount(today) })}</p>
            <p>{t('points.how', { count: formatAmount(coinsPerPoint) })}</p>
            {expiring && (
              <p className={styles.expiring}>
                {t('points.expiring', { count: formatAmount(expiring.points), at: formatDate(expiring.at) })}
              </p>
            )}
          </div>
        )}
      </StateView>
      <Entries
        list={log}
        emptyText={t('points.none')}
        lineOf={({ title, points: count, balance }) => ({
          name: title,
          count,
          under: t('points.balance', { points: formatAmount(balance) }),
        })}
      />
    </div>
  )
}

/** What came in and went out, when and how much, newest first. */
function Entries<Entry extends { id: string; at: number; direction: 'in' | 'out' }, First>(props: {
  list: Paged<Entry, First>
  emptyText: string
  lineOf: (entry: Entry) => { face?: ReactNode; name: string; count: number; under: string }
}) {
  return (
    <Feed
      list={props.list}
      keyOf={({ id }) => id}
      waiting={{ height: 60, lines: 4 }}
      emptyText={props.emptyText}
      row={(entry) => {
        const { count, ...line } = props.lineOf(entry)
        return (
          <Line
            as="li"
            className={styles.record}
            {...line}
            note={formatDate(entry.at, 'minute')}
            figure={
              <b data-direction={entry.direction}>
                {entry.direction === 'in' ? '+' : '−'}
                {formatAmount(count)}
              </b>
            }
          />
        )
      }}
    />
  )
}
