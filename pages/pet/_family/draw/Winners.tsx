import type { PetPrizePool } from '#shared/api/room-pet'
import { useRewardCount } from '#shared/kit/reward-count'
import { serverNow, useNow } from '#shared/runtime/clock'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import styles from './Winners.module.css'

const SHOWN = 6

/** Who got what of the machine lately: at what time today, or on which day. */
export function Winners({ pool }: { pool: PetPrizePool }) {
  const t = useT<typeof zh>('family')
  const countOf = useRewardCount()
  useNow(60_000)
  const today = formatDate(serverNow())
  if (!pool.winners.length) return null
  return (
    <section className={styles.winners}>
      <h3>{t('draw.winners')}</h3>
      <ul>
        {pool.winners.slice(0, SHOWN).map(({ userId, nickname, at, reward }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: ten of one draw are equal in all else
          <li key={`${userId} ${at} ${reward.id} ${place}`}>
            <bdi>{nickname}</bdi>
            <span>
              {reward.name} {countOf(reward)}
            </span>
            <small>{formatDate(at, formatDate(at) === today ? 'time' : 'day')}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}
