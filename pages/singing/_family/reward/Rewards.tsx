import { useRewardCount } from '#shared/kit/reward-count'
import { RewardArt } from './RewardArt.tsx'
import styles from './Rewards.module.css'
import type { SingReward } from './sing-reward.ts'

/** Rewards as a line of text with their prints. */
export function Rewards({ rewards, className = '' }: { rewards: readonly SingReward[]; className?: string }) {
  const countOf = useRewardCount()
  return (
    <ul className={`${styles.rewards} ${className}`}>
      {rewards.map((reward) => (
        <li key={`${reward.id} ${reward.days}`}>
          <span className={styles.art}>
            <RewardArt reward={reward} />
          </span>
          <span>
            {reward.name} <b>{countOf(reward)}</b>
          </span>
        </li>
      ))}
    </ul>
  )
}
