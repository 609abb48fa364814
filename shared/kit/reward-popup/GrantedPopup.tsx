import type { ComponentProps, ReactNode } from 'react'
import { type CountedReward, useRewardCount } from '#shared/kit/reward-count'
import { type Reward, RewardPopup } from './RewardPopup.tsx'

/** A reward as the server grants it. */
type Granted = CountedReward & Pick<Reward, 'name' | 'rarity'>

/** What was just granted, in the page's drawings. It keeps its content while it leaves. */
export function GrantedPopup<Item extends Granted>(
  props: Omit<ComponentProps<typeof RewardPopup>, 'rewards'> & {
    granted: readonly Item[]
    artOf: (reward: Item) => ReactNode
  },
) {
  const countOf = useRewardCount()
  return (
    <RewardPopup
      {...props}
      rewards={props.granted.map((reward, place) => ({
        id: String(place),
        name: reward.name,
        rarity: reward.rarity,
        count: countOf(reward),
        art: props.artOf(reward),
      }))}
    />
  )
}
