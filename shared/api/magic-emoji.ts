/** Magic emoji: the currency, exchanges, packs and ranks. */
import { nullable, object, optional, picklist, string } from 'valibot'
import { array, count, endpoint, id, time } from '#shared/runtime/schema'
import { campaign, placePrize } from './campaign.ts'
import { paged, person, reward } from './common.ts'
import { paging } from './fields.ts'
import { ranking } from './ranking.ts'

const saleState = picklist(['onSale', 'limitReached', 'soldOut'])

const emoji = object({
  id,
  name: string(),
  /** URL of its moving picture, or ''. */
  image: string(),
  /** In the campaign's currency. */
  price: count,
  /** How long it lasts; 0: for ever. An exchange adds to what is left. */
  days: count,
  /** Left for everybody, of so many. */
  stock: count,
  total: count,
  /** How often a person may exchange it, and has. */
  limit: count,
  exchanged: count,
  state: saleState,
  /** Null: I do not have it. `until` null: for ever. */
  mine: nullable(object({ until: nullable(time) })),
})

const pack = object({
  id,
  name: string(),
  /** How much of the currency it holds, and what else. */
  tokens: count,
  rewards: array(reward),
  /** In PP coin. */
  price: count,
  /** Price outside the campaign, 0 for none. */
  usualPrice: count,
  /** How many a person may buy (0: no limit), and has bought. */
  limit: count,
  bought: count,
  state: saleState,
})

const info = object({
  ...campaign,
  /** Name of what emoji cost, as `魔法糖`. */
  currency: string(),
  /** What I have of the currency and of PP coin; null when logged out. */
  wallet: nullable(object({ tokens: count, balance: count })),
  emoji: array(emoji),
  packs: array(pack),
})

const exchanged = object({
  ...person.entries,
  id,
  emojiId: id,
  name: string(),
  days: count,
  /** What it cost then. */
  price: count,
  at: time,
})

/** The shop: emoji with stock, price and days, packs, and what I have. Logged out too. */
export const getMagicEmoji = endpoint({
  method: 'GET',
  path: '/activity/magicEmoji/activityInfo',
  input: object({}),
  output: info,
  needLogin: false,
})

/** Exchanges, newest first: everybody's, or mine alone. Logged out too. */
export const getEmojiExchanges = endpoint({
  method: 'GET',
  path: '/activity/magicEmoji/userExchange',
  input: object({ of: optional(picklist(['all', 'me'])), ...paging }),
  output: paged(exchanged),
  needLogin: false,
})

/**
 * Exchanges the currency for an emoji, at the price that was shown.
 * @throws {2007} the price has changed (nothing was taken)
 * @throws {2034 EMOJI_SOLD_OUT} sold out
 * @throws {2066} limit reached
 * @throws {2072} too little currency
 * @throws {4040}
 * @throws {5101}
 */
export const exchangeEmoji = endpoint({
  method: 'POST',
  path: '/activity/magicEmoji/exchange',
  input: object({ emojiId: id, price: count }),
  output: object({ emojiId: id, until: nullable(time), info }),
  idempotent: true,
  ignoreToastBizCode: ['EMOJI_SOLD_OUT'],
})

/**
 * Buys a pack with PP coin, at the price that was shown.
 * @throws {2007} the price is another by now (nothing was taken)
 * @throws {2034} sold out
 * @throws {2066} limit reached
 * @throws {2072} too few PP coin
 * @throws {4040}
 * @throws {5101}
 */
export const buyEmojiPack = endpoint({
  method: 'POST',
  path: '/activity/magicEmoji/buyPack',
  input: object({ packId: id, price: count }),
  output: object({ tokens: count, granted: array(reward), info }),
  idempotent: true,
})

/** People by currency that they exchanged, and what the first places receive. Logged out too. */
export const getEmojiRanks = endpoint({
  method: 'GET',
  path: '/activity/magicEmoji/userRanks',
  input: object(paging),
  output: object({ ...ranking.entries, places: array(placePrize) }),
  needLogin: false,
})
