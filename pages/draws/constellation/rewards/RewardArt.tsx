import { drawFrom } from '#shared/campaign/prize'
import { gifts } from '#shared/campaign/prize/gifts'
import { signs } from '#shared/campaign/prize/signs'
import { worn } from '#shared/campaign/prize/worn'
import type { Reward } from '#shared/campaign/reward'
import { Image } from '#shared/runtime/image'
import styles from './RewardArt.module.css'

const draw = drawFrom(gifts, worn, signs)

/** A reward's picture in a round mount, which shows the rarity. Decorative: the name is rendered beside it. */
export function RewardArt({ reward, rarity }: { reward: Reward; rarity?: Reward['rarity'] }) {
  return (
    <span className={styles.mount} data-rarity={rarity}>
      {reward.image ? <Image src={reward.image} alt="" fit="contain" /> : draw({ ...reward, rarity })}
    </span>
  )
}
