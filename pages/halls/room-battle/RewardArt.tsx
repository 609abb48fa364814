import type { BattlePrize } from '#shared/api/room-battle'
import { Image } from '#shared/runtime/image'
import { Icon, type IconName } from '#shared/ui/icon'

type Reward = BattlePrize['rewards'][number]

const ICONS: Record<Reward['kind'], IconName> = {
  coin: 'coins',
  point: 'gem',
  ticket: 'ticket',
  gift: 'gift',
  frame: 'user',
  badge: 'medal',
  title: 'crown',
  entrance: 'sparkles',
  bubble: 'message-circle',
  card: 'file-text',
}

/** The picture of a reward or gift; its name stands beside it. */
export function RewardArt({ reward }: { reward: Reward }) {
  if (reward.image) return <Image src={reward.image} alt="" fit="contain" />
  return <Icon name={ICONS[reward.kind]} />
}
