import type { ComponentProps, ReactNode } from 'react'
import { type CountedReward, useRewardCount } from '#shared/kit/reward-count'
import { type Reward, RewardPopup } from './RewardPopup.tsx'

/** A reward as the server grants it. */
type Granted = CountedReward & { name: string; rarity?: Reward['rarity'] | 'common' }

/** What was just granted, in the page's drawings. It keeps its content while it leaves. */
export function GrantedPopup<Item extends Granted>({
  granted,
  artOf,
  ...rest
}: Omit<ComponentProps<typeof RewardPopup>, 'rewards'> & {
  granted: readonly Item[]
  artOf: (reward: Item) => ReactNode
}) {
  const countOf = useRewardCount()
  return (
    <RewardPopup
      {...rest}
      rewards={granted.map((reward, place) => ({
        id: String(place),
        name: reward.name,
        count: countOf(reward),
        art: artOf(reward),
        ...(reward.rarity !== 'common' && { rarity: reward.rarity }),
      }))}
    />
  )
}
