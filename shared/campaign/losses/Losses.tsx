import type { ReactNode } from 'react'
import type { DrawReward, Reward } from '#shared/campaign/reward'
import { RewardLine } from '#shared/campaign/reward-line'
import { useT } from '#shared/runtime/i18n'
import styles from './Losses.module.css'
import type zh from './locales/zh.json'

/** What exactly is lost, item by item, for the confirmation of what cannot be undone. */
export function Losses(props: {
  items: readonly string[]
  /** Rewards that were reached and not claimed. */
  rewards: readonly Reward[]
  draw: DrawReward
  /** What stays, or follows. */
  after: ReactNode
}) {
  const t = useT<typeof zh>('campaign/losses')
  const { rewards, draw } = props
  return (
    <ul className={styles.losses}>
      {props.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
      {rewards.length > 0 && (
        <li>
          {t('unclaimed')} <RewardLine inline rewards={rewards} draw={draw} />
        </li>
      )}
      <li>{props.after}</li>
    </ul>
  )
}
