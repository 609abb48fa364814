import { drawFrom, FOXES, Fox } from '#shared/campaign/prize'
import { gifts } from '#shared/campaign/prize/gifts'
import { presents } from '#shared/campaign/prize/presents'
import { signs } from '#shared/campaign/prize/signs'
import { worn } from '#shared/campaign/prize/worn'
import { type DrawReward, type Reward, RewardArt } from '#shared/campaign/reward'

const drawNamed = drawFrom(gifts, presents, signs, worn)

/** Draws every gift that is sent in halls, and what is won beside them. */
export const drawGift: DrawReward = (reward) =>
  reward.id in FOXES ? <Fox id={reward.id as keyof typeof FOXES} /> : drawNamed(reward)

/** A gift's drawing in its square. */
export const GiftArt = ({ gift, className }: { gift: Reward; className: string | undefined }) => (
  <span className={className}>
    <RewardArt reward={gift} draw={drawGift} />
  </span>
)
