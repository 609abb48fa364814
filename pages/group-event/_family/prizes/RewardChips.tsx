import type { GroupReward } from '#shared/api/group-event'
import { RewardArt } from './RewardArt.tsx'
import styles from './RewardChips.module.css'
import { rewardCount } from './reward-text.ts'

/** Rewards in a line of text: picture and count, the name for those who cannot see it. */
export function RewardChips({ rewards }: { rewards: readonly GroupReward[] }) {
  return rewards.map((reward) => (
    <span key={reward.id} className={styles.chip} title={reward.name}>
      <span className={styles.art}>
        <RewardArt reward={reward} />
      </span>
      <span className={styles.name}>{reward.name}</span> {rewardCount(reward) ?? '×1'}
    </span>
  ))
}
