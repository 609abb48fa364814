/** Topping up from overseas: the login, products, orders. */
import { type InferOutput, object, optional, picklist, string } from 'valibot'
import { array, count, endpoint, fallback, id, time } from '#shared/runtime/schema'
import { login } from './auth.ts'
import { paged, person } from './common.ts'
import { countryCode, decimal, digits, paging } from './fields.ts'

const product = object({
  id,
  /** PP coin, and how many more are given with them. */
  coins: count,
  bonus: count,
  price: decimal,
})

const accountInfo = object({
  /** Whom the PP coin go to: look at name and portrait before you pay. */
  recipient: person,
  /** Of the number that logged in, without "+"; '' where the login was by another way. */
  countryCode: string(),
  /** Code of the currency of all prices. */
  currency: string(),
  products: array(product),
})

const chargeOrder = object({
  orderId: id,
  at: time,
  recipient: person,
  coins: count,
  price: decimal,
  currency: string(),
  /** One of which this page does not know is not settled: it is looked up again. */
  state: fallback(picklist(['processing', 'paid', 'failed']), 'processing'),
  /** Why it failed, for people; else ''. */
  reason: string(),
})

export type ChargeProduct = InferOutput<typeof product>
export type ChargeOrder = InferOutput<typeof chargeOrder>

/**
 * Logs in to the top-up by number and code.
 * @throws {2007} wrong or expired code
 * @throws {8001} too many
 * @throws {2066} not sold there
 */
export const overseasChargeLogin = endpoint({
  method: 'POST',
  path: '/user/nolog/userLogin/h5/overseasChargeLogin',
  input: object({ mobile: digits, countryCode, code: digits }),
  output: login.output,
  needLogin: false,
})

/**
 * Products in the currency of my country, and the recipient; default: me.
 * @throws {4040} no such person
 */
export const getChargeAccount = endpoint({
  method: 'GET',
  path: '/assets/overseasCharge/getAccountInfo',
  input: object({ toUserId: optional(id) }),
  output: accountInfo,
})

/**
 * Buys a product for a person. `price` and `currency` are those that were shown. Returns the order and where to pay it
 * (`payUrl`); the payment returns to /recharge/interPage?orderId=.
 * @throws {2007} the price has changed
 * @throws {4040} no such product or person
 */
export const transferAssets = endpoint({
  method: 'POST',
  path: '/assets/overseasCharge/transferAssets',
  input: object({ productId: id, toUserId: id, price: decimal, currency: string() }),
  output: object({ order: chargeOrder, payUrl: string() }),
  idempotent: true,
})

/** My orders, newest first, or the given one (an empty list: unknown). */
export const getChargeLog = endpoint({
  method: 'GET',
  path: '/assets/overseasCharge/log/list',
  input: object({ orderId: optional(id), ...paging }),
  output: paged(chargeOrder),
})
