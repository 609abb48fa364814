/** Packs of gifts on sale, bought at the price that was agreed to, after the coupon (2007 when it is another by then). */
import { type InferOutput, nullable, object, optional, picklist, string } from 'valibot'
import { array, count, endpoint, id, time } from '#shared/runtime/schema'
import { paged, reward, ruleSection } from './common.ts'
import { paging } from './fields.ts'

const pack = object({
  id,
  name: string(),
  desc: string(),
  rewards: array(reward),
  /** In PP coin; `usualPrice` 0: it never had another. */
  price: count,
  usualPrice: count,
  /** How many a person may buy in the period (0: no limit), and has bought. */
  limit: count,
  bought: count,
  period: picklist(['once', 'day', 'week']),
  /** Pieces left for everybody; null: as many as are wanted. */
  stock: nullable(count),
  /** When sale ends; null: never. */
  endsAt: nullable(time),
  state: picklist(['onSale', 'limitReached', 'soldOut', 'over']),
})

const shop = object({
  /** In PP coin. */
  balance: count,
  packs: array(pack),
})

const receipt = object({
  orderId: id,
  at: time,
  /** Of the pack. */
  name: string(),
  paid: count,
  /** What a coupon took off; 0: none was used. */
  discount: count,
  granted: array(reward),
})

export type GiftPack = InferOutput<typeof pack>
export type PackReceipt = InferOutput<typeof receipt>

/** All packs on sale, dearest last; logged out too. */
export const getGiftPacks = endpoint({
  method: 'GET',
  path: '/activity/paidGiftPack/list',
  input: object({}),
  output: shop,
  needLogin: false,
})

/**
 * One pack, and the rules of buying; default: the newcomers'; logged out too.
 * @throws {4040} no such pack
 */
export const getGiftPack = endpoint({
  method: 'GET',
  path: '/activity/paidGiftPack/detail',
  input: object({ packId: optional(id) }),
  output: object({ balance: count, pack, rules: array(ruleSection) }),
  needLogin: false,
})

/**
 * Buys a pack and opens it, with a coupon if one is given. `price` is the one that the person confirmed, after the
 * coupon.
 * @throws {2007} the price is another now
 * @throws {2066} limit reached
 * @throws {2034} sold out
 * @throws {2072} too few PP coin
 * @throws {5101} sale is over
 * @throws {4040} no such pack or coupon
 */
export const buyPaidGiftPack = endpoint({
  method: 'POST',
  path: '/activity/paidGiftPack/buy',
  input: object({ packId: id, couponId: optional(id), price: count }),
  output: object({ orderId: id, paid: count, granted: array(reward), balance: count, pack }),
  idempotent: true,
})

/** What I have bought, newest first. */
export const getPackReceipts = endpoint({
  method: 'GET',
  path: '/activity/paidGiftPack/record',
  input: object({ ...paging }),
  output: paged(receipt),
})
