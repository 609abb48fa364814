import { Image } from '#shared/runtime/image'
import styles from './RewardArt.module.css'
import type { DrawReward, Reward } from './reward.ts'

/** The picture of a reward, or the page's drawing of it. Decorative: the name is rendered beside it. */
export function RewardArt({ reward, draw }: { reward: Reward; draw: DrawReward }) {
  if (!reward.image) return draw(reward)
  return <Image src={reward.image} alt="" fit="contain" thumb={160} className={styles.picture} />
}
