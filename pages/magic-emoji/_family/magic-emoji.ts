import type { GenericSchema, InferOutput } from 'valibot'
import type { getEmojiRanks, getMagicEmoji } from '#shared/api/magic-emoji'

/** The shop as it is answered, and what is on its shelves. */
export type EmojiShop = InferOutput<(typeof getMagicEmoji)['output']>
export type Emoji = EmojiShop['emoji'][number]
export type CandyPack = EmojiShop['packs'][number]

/** The ranking, with what its places receive. */
export type EmojiRanks = InferOutput<(typeof getEmojiRanks)['output']>
export type Ranked = EmojiRanks['list'][number]

/** What an endpoint answers. */
export type OutputOf<E> = E extends { output: infer Schema extends GenericSchema }
  ? InferOutput<Schema>
  : never
