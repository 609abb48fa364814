import { type DrawReward, type Reward, RewardArt, RewardName } from '#shared/campaign/reward'
import { sumRewards } from '#shared/kit/reward-count'
import styles from './RewardLine.module.css'

/** Rewards side by side with art, name and count, equal ones as their sum. */
export function RewardLine(props: {
  rewards: readonly Reward[]
  draw: DrawReward
  /** Renders spans instead of a list, for use within a sentence. */
  inline?: boolean
  /** Count shown for one permanent reward, for instance '×1'. */
  single?: string
  className?: string | undefined
}) {
  const [Line, Item] = props.inline ? (['span', 'span'] as const) : (['ul', 'li'] as const)
  return (
    <Line
      className={`${props.inline ? styles.inline : styles.line} ${props.className ?? ''}`}
      data-part="reward-line"
    >
      {sumRewards(props.rewards).map(({ key, reward }) => (
        <Item key={key} className={styles.reward} data-part="reward">
          <span className={styles.art} data-part="reward-art">
            <RewardArt reward={reward} draw={props.draw} />
          </span>
          <span data-part="reward-name">
            <RewardName reward={reward} single={props.single} />
          </span>
        </Item>
      ))}
    </Line>
  )
}
