import { useRewardCount } from '#shared/kit/reward-count'
import type { Reward } from './reward.ts'

/** A reward in words: its name, how many, for how long. `single` is said of a single one that stays, as '×1'. */
export function RewardName({ reward, single = '' }: { reward: Reward; single?: string | undefined }) {
  const countOf = useRewardCount()
  return (
    <>
      {reward.name} <b data-part="reward-count">{countOf(reward) || single}</b>
    </>
  )
}
