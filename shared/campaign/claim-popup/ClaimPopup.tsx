import type { ComponentProps } from 'react'
import { type DrawReward, type Reward, RewardArt } from '#shared/campaign/reward'
import { sumRewards, useRewardCount } from '#shared/kit/reward-count'
import { RewardPopup } from '#shared/kit/reward-popup'
import { useT } from '#shared/runtime/i18n'
import type zh from './locales/zh.json'

/**
 * The popup of granted rewards: equal rewards are merged, with how many there were. The content stays while the popup
 * closes.
 */
export function ClaimPopup({
  won,
  draw,
  note,
  ...rest
}: Omit<ComponentProps<typeof RewardPopup>, 'rewards' | 'open'> & {
  won: { open: boolean; rewards: readonly Reward[] }
  draw: DrawReward
}) {
  const t = useT<typeof zh>('campaign/claim-popup')
  const countOf = useRewardCount()
  const sums = sumRewards(won.rewards)
  const prizes = won.rewards.length
  const merged = sums.length < prizes && t('merged', { count: prizes })
  return (
    <RewardPopup
      {...rest}
      open={won.open}
      note={[note, merged].filter(Boolean).join(' · ')}
      rewards={sums.map(({ key, reward }) => ({
        id: key,
        name: reward.name,
        rarity: reward.rarity,
        count: countOf(reward),
        art: <RewardArt reward={reward} draw={draw} />,
      }))}
    />
  )
}
