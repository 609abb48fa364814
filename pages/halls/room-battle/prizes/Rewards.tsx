import type { BattlePrize } from '#shared/api/room-battle'
import { formatNumberTruncated } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import { RewardArt } from '../RewardArt.tsx'
import styles from './Rewards.module.css'

/** Rewards side by side, each with its picture, and how many or for how long. */
export function Rewards({ rewards }: { rewards: BattlePrize['rewards'] }) {
  const t = useT<typeof zh>()
  return (
    <ul className={styles.rewards}>
      {rewards.map((reward) => (
        <li key={reward.id} className={styles.reward}>
          <span className={styles.art}>
            <RewardArt reward={reward} />
          </span>
          <span className={styles.name}>
            {reward.name}
            <small>
              {reward.days > 0
                ? t('days', { count: reward.days })
                : `×${formatNumberTruncated(reward.amount)}`}
            </small>
          </span>
        </li>
      ))}
    </ul>
  )
}
