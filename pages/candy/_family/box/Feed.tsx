import type { FreeBoxDetail } from '#shared/api/free-box'
import { Avatar } from '#shared/kit/avatar'
import { useRewardCount } from '#shared/kit/reward-count'
import { serverNow, useNow } from '#shared/runtime/clock'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import { Slip } from '../slip/Slip.tsx'
import styles from './Feed.module.css'

const SHOWN = 5

/** Boxes that others have opened, as a till roll. */
export function Feed({ feed }: { feed: FreeBoxDetail['feed'] }) {
  const t = useT<typeof zh>('family')
  const countOf = useRewardCount()
  const today = formatDate(useNow(60_000) ?? serverNow(), 'date')
  if (!feed.length) return null
  return (
    <Slip title={t('feed.title')} expose="feed">
      <ul className={styles.feed}>
        {feed.slice(0, SHOWN).map(({ userId, nickname, portrait, at, reward }) => (
          <li key={`${userId} ${at}`}>
            <Avatar src={portrait} name={nickname} size={30} />
            <p>
              <bdi>{nickname}</bdi>
              <span>
                {reward.name} {countOf(reward)}
              </span>
            </p>
            <time>{formatDate(at, formatDate(at, 'date') === today ? 'time' : 'minute')}</time>
          </li>
        ))}
      </ul>
    </Slip>
  )
}
