import type { ConstellationConfig } from '#shared/api/constellation'
import { useRewardCount } from '#shared/kit/reward-count'

export type StarReward = ConstellationConfig['odds'][number]['reward']

/** A reward in words: its name, how many, for how long. */
export function RewardName({ reward }: { reward: StarReward }) {
  const countOf = useRewardCount()
  return (
    <>
      {reward.name} <b>{countOf(reward)}</b>
    </>
  )
}
