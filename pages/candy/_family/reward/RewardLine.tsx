import { sumRewards, useRewardCount } from '#shared/kit/reward-count'
import type { CandyReward } from './candy-reward.ts'
import { RewardArt } from './RewardArt.tsx'
import styles from './RewardLine.module.css'

/** Rewards with their prints, names and counts. `large`: as what one has, not what one may get. */
export function RewardLine({ rewards, large }: { rewards: readonly CandyReward[]; large?: boolean }) {
  const countOf = useRewardCount()
  return (
    <ul className={styles.line} data-large={large || undefined}>
      {sumRewards(rewards).map(({ key, reward }) => (
        <li key={key}>
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
