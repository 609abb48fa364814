import type { PetPrizePool } from '#shared/api/room-pet'
import { drawPrize } from '#shared/campaign/prize'
import { RewardArt } from '#shared/campaign/reward'
import { useRewardCount } from '#shared/kit/reward-count'
import { formatChance } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import styles from './Odds.module.css'

/** Every prize with its chance, as the server draws by it. */
export function Odds({ pool }: { pool: PetPrizePool }) {
  const t = useT<typeof zh>('family')
  const countOf = useRewardCount()
  return (
    <section className={styles.odds} data-expose="odds">
      <h3>{t('draw.odds')}</h3>
      <ul>
        {pool.prizes.map(({ reward, percent }) => (
          <li key={`${reward.id} ${reward.amount} ${reward.days}`}>
            <span className={styles.art}>
              <RewardArt draw={drawPrize} reward={reward} />
            </span>
            <span>
              {reward.name} <small>{countOf(reward)}</small>
            </span>
            <b>{formatChance(percent)}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}
