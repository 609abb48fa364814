import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type zh from './locales/zh.json'
import type { CountedReward } from './sum-rewards.ts'

/** How many and for how long, in the page's language: '×3', '7 days', '×3 7 days'; '' for a single one that stays. */
export function useRewardCount(): (reward: Pick<CountedReward, 'amount' | 'days'>) => string {
  const t = useT<typeof zh>('kit/reward-count')
  return ({ amount, days }) =>
    [amount > 1 && `×${formatAmount(amount)}`, days > 0 && t('days', { count: days })]
      .filter(Boolean)
      .join(' ')
}

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
