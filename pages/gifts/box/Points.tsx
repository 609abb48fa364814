import { type GiftPoints, getGiftPointsLog } from '#shared/api/gift-points'
import { Feed } from '#shared/campaign/feed'
import { usePaged } from '#shared/features/paged'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { formatAmount, formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type { Query } from '#shared/runtime/request'
import type zh from './locales/zh.json'
import styles from './Points.module.css'
import { Entry } from './Records.tsx'

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
              {t('points.unit')}
            </p>
            <p>{t('points.today', { points: formatAmount(today) })}</p>
            <p>{t('points.how', { coins: formatAmount(coinsPerPoint) })}</p>
            {expiring && (
              <p className={styles.expiring}>
                {t('points.expiring', {
                  points: formatAmount(expiring.points),
                  at: formatDate(expiring.at),
                })}
              </p>
            )}
          </div>
        )}
      </StateView>
      <Feed
        list={log}
        keyOf={({ id }) => id}
        waiting={{ height: 60, lines: 3 }}
        emptyText={t('points.none')}
        row={({ title, at, direction, points: count, balance }) => (
          <Entry
            name={title}
            at={at}
            direction={direction}
            count={count}
            under={t('points.balance', { points: formatAmount(balance) })}
          />
        )}
      />
    </div>
  )
}
