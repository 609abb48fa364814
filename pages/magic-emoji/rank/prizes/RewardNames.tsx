import { type CountedReward, useRewardCount } from '#shared/kit/reward-count'

/** Rewards in a sentence. */
export function RewardNames({ rewards }: { rewards: readonly (CountedReward & { name: string })[] }) {
  const countOf = useRewardCount()
  return <b>{rewards.map((reward) => `${reward.name} ${countOf(reward)}`.trim()).join(' + ')}</b>
}
