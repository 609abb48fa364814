import { useRewardCount } from '#shared/kit/reward-count'
import type { Reward } from './reward.ts'

/** The name of a reward with its count and duration. `single`: count shown for one permanent reward, for instance '×1'. */
export function RewardName({ reward, single = '' }: { reward: Reward; single?: string | undefined }) {
  const countOf = useRewardCount()
  return (
    <>
      <span>{reward.name}</span> <b data-part="reward-count">{countOf(reward) || single}</b>
    </>
  )
}
