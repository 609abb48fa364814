/** Paying an order by WeChat. */
import { type InferOutput, object, optional, picklist, string } from 'valibot'
import { endpoint, id, time } from '#shared/runtime/schema'
import { person } from './common.ts'
import { decimal } from './fields.ts'

const order = object({
  orderId: id,
  /** What is bought. */
  title: string(),
  amount: decimal,
  currency: string(),
  /** Who receives it. */
  recipient: person,
  createdAt: time,
  /** Until then it can be paid. */
  expiresAt: time,
  /** checking: the cashier has it, and has not answered yet. */
  state: picklist(['unpaid', 'checking', 'paid', 'failed', 'closed']),
  /** Why it failed, for people; else ''. */
  reason: string(),
})

export type PayOrder = InferOutput<typeof order>

/**
 * An order and whether it is paid; logged out too.
 * @throws {4040} there is no such order
 */
export const checkOrder = endpoint({
  method: 'GET',
  path: '/assets/pay/nolog/check',
  input: object({ orderId: id }),
  output: order,
  needLogin: false,
})

/**
 * Who pays, as WeChat knows them. Without a `code`: where to go to get one (`authorizeUrl`, https), `openId` ''. With
 * the code that came back: the person's `openId`.
 * @throws {2007} the code is used up
 */
export const getAuthInfo = endpoint({
  method: 'GET',
  path: '/assets/pay/nolog/authInfo',
  input: object({ code: optional(string()) }),
  output: object({ appId: string(), authorizeUrl: string(), openId: string() }),
  needLogin: false,
})

/**
 * Passes an order to the WeChat cashier: returns the parameters of `WeixinJSBridge.invoke('getBrandWCPayRequest')`.
 * @throws {2060} paid already
 * @throws {2007} being paid, failed or closed
 * @throws {4040}
 */
export const prepayByWechat = endpoint({
  method: 'POST',
  path: '/assets/pay/nolog/wechat/jsapi/prepay',
  input: object({ orderId: id, openId: string() }),
  output: object({
    appId: string(),
    /** Seconds since 1970, as text. */
    timeStamp: string(),
    nonceStr: string(),
    package: string(),
    signType: string(),
    paySign: string(),
  }),
  needLogin: false,
  idempotent: true,
})
