import { Image } from '#shared/runtime/image'
import styles from './RewardArt.module.css'
import type { DrawReward, Reward } from './reward.ts'

/** A reward's picture, or the family's drawing of it; its name stands beside it. */
export function RewardArt({ reward, draw }: { reward: Reward; draw: DrawReward }) {
  if (!reward.image) return draw(reward)
  return <Image src={reward.image} alt="" fit="contain" thumb={160} className={styles.picture} />
}
