import type { ReactNode } from 'react'
import type { GiftFlow, GiftRecord } from '#shared/api/gift-box'
import { Feed } from '#shared/campaign/feed'
import { RewardArt } from '#shared/campaign/reward'
import type { Paged } from '#shared/features/paged'
import { Line } from '#shared/kit/line'
import { formatAmount, formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { drawGift } from '../_family/draw-gift.tsx'
import type zh from './locales/zh.json'
import styles from './Records.module.css'

/** What came in or went out, when and how much. */
export function Entry(props: {
  face?: ReactNode
  name: string
  at: number
  direction: 'in' | 'out'
  count: number
  under: string
}) {
  const { direction } = props
  return (
    <Line
      as="li"
      className={styles.record}
      face={props.face}
      name={props.name}
      note={formatDate(props.at, 'minute')}
      figure={
        <b data-direction={direction}>
          {direction === 'in' ? '+' : '−'}
          {formatAmount(props.count)}
        </b>
      }
      under={props.under}
    />
  )
}

/** What came into the box and what left it, newest first. */
export function Records({ flow }: { flow: Paged<GiftRecord, GiftFlow> }) {
  const t = useT<typeof zh>()
  return (
    <div data-expose="records">
      <Feed
        list={flow}
        keyOf={({ id }) => id}
        waiting={{ height: 60, lines: 4 }}
        emptyText={t('noRecords')}
        row={({ gift, direction, person, at }) => (
          <Entry
            face={
              <span className={styles.art}>
                <RewardArt reward={gift} draw={drawGift} />
              </span>
            }
            name={`${t(`record.${direction}`)} ${person?.nickname ?? t('record.event')}`}
            at={at}
            direction={direction}
            count={gift.amount}
            under={gift.name}
          />
        )}
      />
    </div>
  )
}
