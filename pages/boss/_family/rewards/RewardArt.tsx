import type { InferOutput } from 'valibot'
import type { reward } from '#shared/api/common'
import { Image } from '#shared/runtime/image'
import { Icon, type IconName } from '#shared/ui/icon'

/** A reward as the server grants it. */
export type Granted = InferOutput<typeof reward>

const ICONS: Record<Granted['kind'], IconName> = {
  coin: 'coins',
  point: 'flame',
  ticket: 'ticket',
  gift: 'gift',
  frame: 'user',
  badge: 'medal',
  title: 'crown',
  entrance: 'sparkles',
  bubble: 'message-circle',
  card: 'file-text',
}

/** The picture of a reward; its name stands beside it. */
export function RewardArt({ reward }: { reward: Granted }) {
  if (reward.image) return <Image src={reward.image} alt="" fit="contain" />
  return <Icon name={ICONS[reward.kind]} />
}
