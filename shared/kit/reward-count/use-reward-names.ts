import type { CountedReward } from './sum-rewards.ts'
import { useRewardCount } from './use-reward-count.ts'

/** Rewards within a sentence: 'Rose ×3 + Frame 7 days'. */
export function useRewardNames(): (
  rewards: readonly (CountedReward & { name: string })[],
  /** Between two of them. */
  and?: string,
) => string {
  const countOf = useRewardCount()
  return (rewards, and = ' + ') =>
    rewards.map((reward) => `${reward.name} ${countOf(reward)}`.trim()).join(and)
}
