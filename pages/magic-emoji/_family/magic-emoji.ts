import type { InferOutput } from 'valibot'
import type { getEmojiRanks, getMagicEmoji } from '#shared/api/magic-emoji'

/** The shop as it is answered, and what is on its shelves. */
export type EmojiShop = InferOutput<(typeof getMagicEmoji)['output']>
export type Emoji = EmojiShop['emoji'][number]
export type CandyPack = EmojiShop['packs'][number]

/** The ranking, with what its places receive. */
export type EmojiRanks = InferOutput<(typeof getEmojiRanks)['output']>
export type Ranked = EmojiRanks['list'][number]
