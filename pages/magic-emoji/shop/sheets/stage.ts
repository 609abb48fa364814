import type { CandyPack, Emoji, EmojiShop } from '../../_family/magic-emoji.ts'

/** What a dialog can offer now. */
export type Stage = 'unknown' | 'guest' | 'closed' | 'soldOut' | 'limitReached' | 'short' | 'ask'

/** What a person can do about a price; `has` is their balance. */
export function stageOf(
  { phase, wallet }: EmojiShop,
  thing: Pick<Emoji | CandyPack, 'state' | 'price'>,
  has: number | undefined,
  unknown: boolean,
): Stage {
  if (unknown) return 'unknown'
  if (phase !== 'running') return 'closed'
  if (thing.state !== 'onSale') return thing.state
  if (!wallet) return 'guest'
  return (has ?? 0) < thing.price ? 'short' : 'ask'
}
