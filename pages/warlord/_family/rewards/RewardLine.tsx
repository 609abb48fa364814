import { sumRewards, useRewardCount } from '#shared/kit/reward-count'
import { type Granted, RewardArt } from './RewardArt.tsx'
import styles from './Rewards.module.css'

/** Rewards in a line of text, equal ones as their sum. */
export function RewardLine({ rewards }: { rewards: readonly Granted[] }) {
  const countOf = useRewardCount()
  return (
    <span className={styles.line}>
      {sumRewards(rewards).map(({ key, reward }) => (
        <span key={key} className={styles.reward}>
          <RewardArt reward={reward} />
          {reward.name} {countOf(reward)}
        </span>
      ))}
    </span>
  )
}
