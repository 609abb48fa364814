import type { DrawReward, Reward } from '#shared/campaign/reward'
import { Icon, type IconName } from '#shared/ui/icon'

const ICONS: Record<Reward['kind'], IconName> = {
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

/** The icon of a reward's kind. */
export const drawReward: DrawReward = ({ kind }) => <Icon name={ICONS[kind]} />
