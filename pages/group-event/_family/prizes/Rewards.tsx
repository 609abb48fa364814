import type { GroupReward } from '#shared/api/group-event'
import { RewardArt } from '#shared/campaign/reward'
import { PrizeGrid } from '#shared/kit/prize-grid'
import { useRewardCount } from '#shared/kit/reward-count'
import { drawPrize } from './draw-prize.ts'
import styles from './PlacePrizes.module.css'

/** Rewards as cards; `top` are the best there are. */
export function Rewards(props: { rewards: readonly GroupReward[]; top: boolean; columns: 1 | 2 | 3 }) {
  const countOf = useRewardCount()
  return (
    <PrizeGrid
      columns={props.columns}
      prizes={props.rewards.map((reward) => ({
        id: reward.id,
        name: reward.name,
        art: (
          <span className={styles.art}>
            <RewardArt draw={drawPrize} reward={reward} />
          </span>
        ),
        count: countOf(reward),
        top: props.top,
      }))}
    />
  )
}
