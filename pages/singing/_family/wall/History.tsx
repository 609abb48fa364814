import { useEffect, useRef } from 'react'
import { getSingRewardHistory } from '#shared/api/sing-captain'
import { Feed } from '#shared/campaign/feed'
import { drawPrize } from '#shared/campaign/prize'
import { RewardLine } from '#shared/campaign/reward-line'
import { usePaged } from '#shared/features/paged'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { metalOf } from '../disc/Disc.tsx'
import type zh from '../locales/zh.json'
import styles from './History.module.css'

/** My claims as a receipt; refetched when `claims` changes. */
export function History({ claims }: { claims: number | undefined }) {
  const t = useT<typeof zh>('family')
  const history = usePaged(getSingRewardHistory, {})
  const { refetch } = history
  const read = useRef(claims)
  useEffect(() => {
    if (read.current !== undefined && read.current !== claims) void refetch()
    read.current = claims
  }, [claims, refetch])
  return (
    <section className={styles.receipt} data-expose="history">
      <h2>{t('history.title')}</h2>
      <Feed
        list={history}
        keyOf={({ id }) => id}
        row={({ at, week, level, rewards }) => (
          <li className={styles.line}>
            <p>
              <b>{t(`wall.metal.${metalOf(level)}`)}</b>
              <span>{formatDate(at, 'minute')}</span>
            </p>
            <small>
              {t('wall.week', {
                from: formatDate(week.startAt, 'day'),
                to: formatDate(week.endAt - 1, 'day'),
              })}
            </small>
            <RewardLine draw={drawPrize} rewards={rewards} />
          </li>
        )}
        waiting={{ height: 44, lines: 2 }}
        emptyText={t('history.empty')}
        more={{ track: 'history-more' }}
      />
    </section>
  )
}
