import type { DrawReward, Reward } from '#shared/campaign/reward'
import { RewardLine } from './RewardLine.tsx'
import styles from './TopPrize.module.css'

/** The best that a page has to give, for its header, on one line that keeps its height until that is known. */
export function TopPrize(props: {
  /** How it is won. */
  label: string
  rewards: readonly Reward[] | undefined
  draw: DrawReward
  className?: string | undefined
}) {
  const { label, rewards = [], draw, className = '' } = props
  return (
    <p className={`${styles.top} ${className}`} data-part="top-prize">
      {rewards.length > 0 && (
        <>
          <span>{label}</span> <RewardLine inline rewards={rewards} draw={draw} />
        </>
      )}
    </p>
  )
}

/** The reward with the smallest chance, in percent; none of an empty list. */
export function rarestOf(drawn: readonly { reward: Reward; percent: number }[]): Reward[] {
  const least = Math.min(...drawn.map(({ percent }) => percent))
  return drawn.flatMap(({ reward, percent }) => (percent === least ? [reward] : [])).slice(0, 1)
}
