import { useRewardCount } from '#shared/kit/reward-count'
import type { Reward } from '#shared/kit/reward-popup'
import { type Granted, RewardArt } from './RewardArt.tsx'

/** Rewards as the popup shows them. */
export function useRewards(rewards: readonly Granted[]): Reward[] {
  const countOf = useRewardCount()
  return rewards.map((reward, index) => ({
    id: `${reward.id}-${index}`,
    name: reward.name,
    art: <RewardArt reward={reward} />,
    count: countOf(reward),
  }))
}
