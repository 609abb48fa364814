import type { BattlePrize } from '#shared/api/room-battle'
import { useRewardCount } from '#shared/kit/reward-count'
import { RewardArt } from '../RewardArt.tsx'
import styles from './Rewards.module.css'

/** Rewards side by side, each with its picture, and how many or for how long. */
export function Rewards({ rewards }: { rewards: BattlePrize['rewards'] }) {
  const countOf = useRewardCount()
  return (
    <ul className={styles.rewards}>
      {rewards.map((reward) => (
        <li key={reward.id} className={styles.reward}>
          <span className={styles.art}>
            <RewardArt reward={reward} />
          </span>
          <span className={styles.name}>
            {reward.name}
            <small>{countOf(reward) || '×1'}</small>
          </span>
        </li>
      ))}
    </ul>
  )
}
