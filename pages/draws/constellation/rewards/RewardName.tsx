import type { ConstellationConfig } from '#shared/api/constellation'
import { formatNumberTruncated } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'

export type StarReward = ConstellationConfig['odds'][number]['reward']

/** How many and for how long, as '×3 7 days', or ''. */
export function useRewardCount(): (reward: StarReward) => string {
  const t = useT<typeof zh>()
  return ({ amount, days }) =>
    [amount > 1 && `×${formatNumberTruncated(amount)}`, days > 0 && t('days', { count: days })]
      .filter(Boolean)
      .join(' ')
}

/** A reward in words: its name, how many, for how long. */
export function RewardName({ reward }: { reward: StarReward }) {
  const countOf = useRewardCount()
  return (
    <>
      {reward.name} <b>{countOf(reward)}</b>
    </>
  )
}
