import type { GroupReward } from '#shared/api/group-event'
import { RewardArt } from '#shared/campaign/reward'
import { useRewardCount } from '#shared/kit/reward-count'
import { drawPrize } from './draw-prize.ts'
import styles from './RewardChips.module.css'

/** Rewards in a line of text: picture and count, the name for those who cannot see it. */
export function RewardChips({ rewards }: { rewards: readonly GroupReward[] }) {
  const countOf = useRewardCount()
  return rewards.map((reward) => (
    <span key={reward.id} className={styles.chip} title={reward.name}>
      <span className={styles.art}>
        <RewardArt draw={drawPrize} reward={reward} />
      </span>
      <span className={styles.name}>{reward.name}</span> {countOf(reward) || '×1'}
    </span>
  ))
}
