import type { InferOutput } from 'valibot'
import type { GiftRecord, getGiftFlow } from '#shared/api/gift-box'
import { Feed } from '#shared/campaign/feed'
import { RewardArt } from '#shared/campaign/reward'
import type { Paged } from '#shared/features/paged'
import { Line } from '#shared/kit/line'
import { formatAmount, formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { drawGift } from '../_family/draw-gift.tsx'
import type zh from './locales/zh.json'
import styles from './Records.module.css'

/** What came into the box and what left it, newest first. */
export function Records({ flow }: { flow: Paged<GiftRecord, InferOutput<(typeof getGiftFlow)['output']>> }) {
  const t = useT<typeof zh>()
  return (
    <div data-expose="records">
      <Feed
        list={flow}
        keyOf={({ id }) => id}
        waiting={{ height: 60, lines: 4 }}
        emptyText={t('noRecords')}
        row={({ gift, direction, person, at }) => (
          <Line
            as="li"
            className={styles.record}
            face={
              <span className={styles.art}>
                <RewardArt reward={gift} draw={drawGift} />
              </span>
            }
            name={
              <>
                {t(`record.${direction}`)} {person?.nickname ?? t('record.event')}
              </>
            }
            note={formatDate(at, 'minute')}
            figure={
              <b data-direction={direction}>
                {direction === 'in' ? '+' : '−'}
                {formatAmount(gift.amount)}
              </b>
            }
            under={gift.name}
          />
        )}
      />
    </div>
  )
}
