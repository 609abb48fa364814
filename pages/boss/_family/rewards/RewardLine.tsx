import { sumRewards, useRewardCount } from '#shared/kit/reward-count'
import { type Granted, RewardArt } from './RewardArt.tsx'
import styles from './RewardLine.module.css'

/** Rewards side by side, equal ones as their sum. */
export function RewardLine({ rewards, className = '' }: { rewards: readonly Granted[]; className?: string }) {
  const countOf = useRewardCount()
  return (
    <ul className={`${styles.line} ${className}`}>
      {sumRewards(rewards).map(({ key, reward }) => (
        <li key={key}>
          <span className={styles.art}>
            <RewardArt reward={reward} />
          </span>
          {reward.name} <b>{countOf(reward)}</b>
        </li>
      ))}
    </ul>
  )
}
