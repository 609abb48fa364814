import type { ComponentProps } from 'react'
import { type DrawReward, type Reward, RewardArt } from '#shared/campaign/reward'
import { useRewardCount } from '#shared/kit/reward-count'
import { RewardPopup } from '#shared/kit/reward-popup'

/** What was just granted. It keeps its content while it leaves. */
export function ClaimPopup({
  won,
  draw,
  ...rest
}: Omit<ComponentProps<typeof RewardPopup>, 'rewards' | 'open'> & {
  won: { open: boolean; rewards: readonly Reward[] }
  draw: DrawReward
}) {
  const countOf = useRewardCount()
  return (
    <RewardPopup
      {...rest}
      open={won.open}
      rewards={won.rewards.map((reward, place) => ({
        id: String(place),
        name: reward.name,
        rarity: reward.rarity,
        count: countOf(reward),
        art: <RewardArt reward={reward} draw={draw} />,
      }))}
    />
  )
}
