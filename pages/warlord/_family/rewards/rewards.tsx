import { formatNumberTruncated } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import { type Granted, RewardArt } from './RewardArt.tsx'
import styles from './Rewards.module.css'

/** How many and for how long: 'x3', '7 days', or ''. */
export function useRewardCount(): (reward: Granted) => string {
  const t = useT<typeof zh>('family')
  return ({ amount, days }) =>
    [amount > 1 && `x${formatNumberTruncated(amount)}`, days > 0 && t('reward.days', { count: days })]
      .filter(Boolean)
      .join(' ')
}

/** Equal rewards as their sum, each with a key of its own. */
export function sumsOf(rewards: readonly Granted[]): [key: string, sum: Granted][] {
  const sums = new Map<string, Granted>()
  for (const reward of rewards) {
    const key = `${reward.id} ${reward.days}`
    sums.set(key, { ...reward, amount: reward.amount + (sums.get(key)?.amount ?? 0) })
  }
  return [...sums]
}

/** Rewards in a line of text, equal ones as their sum. */
export function RewardLine({ rewards }: { rewards: readonly Granted[] }) {
  const countOf = useRewardCount()
  return (
    <span className={styles.line}>
      {sumsOf(rewards).map(([key, reward]) => (
        <span key={key} className={styles.reward}>
          <RewardArt reward={reward} />
          {reward.name} {countOf(reward)}
        </span>
      ))}
    </span>
  )
}
