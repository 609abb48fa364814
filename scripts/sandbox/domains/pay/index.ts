import { checkOrder, getAuthInfo, type PayOrder, prepayByWechat } from '#shared/api/pay'
import { domain, type HandlerRequest } from '../../domain.ts'
import { HOUR } from '../../world/clock.ts'
import { decimalOf } from '../../world/money.ts'
import { publicPerson } from '../../world/people.ts'
import { createRandom, hash } from '../../world/random.ts'
import { notFound, Refusal } from '../../world/refusal.ts'
import { REFUSALS, texts } from '../../world/refusal-words.ts'
import { fill } from '../../world/text.ts'

const APP_ID = 'wxsandbox0000000001'
const COINS_PER_YUAN = 10
/** The cashier answers so many ms after the order was handed to it. */
const ANSWERS_AFTER = 3_000

const TEXTS = texts({
  title: ['{count} PP币', '{count} PP coins', '{count} PP幣'],
  refused: [
    '支付被拒绝，请换一种方式',
    'The payment was refused, please pay another way',
    '付款被拒絕，請換一種方式',
  ],
})

interface Known {
  createdAt: number
  /** When it was handed to the cashier. */
  prepaidAt?: number
}

/** Every order number of digits exists, from its first request on, except those that begin with 404. */
function knownOrder({ state, now }: HandlerRequest<unknown>, orderId: string): Known {
  if (!/^\d{1,19}$/.test(orderId) || orderId.startsWith('404')) throw notFound()
  const orders = state.shared('pay', () => new Map<string, Known>())
  const known = orders.get(orderId) ?? { createdAt: now }
  orders.set(orderId, known)
  return known
}

/** An order that ends in 8 is refused by the cashier, one that ends in 9 never gets an answer. */
function stateOf(orderId: string, { createdAt, prepaidAt }: Known, now: number): PayOrder['state'] {
  if (prepaidAt === undefined) return now < createdAt + HOUR / 4 ? 'unpaid' : 'closed'
  if (orderId.endsWith('9') || now < prepaidAt + ANSWERS_AFTER) return 'checking'
  return orderId.endsWith('8') ? 'failed' : 'paid'
}

export const pay = domain((on) => {
  on(checkOrder, (request) => {
    const orderId = String(request.input.orderId)
    const known = knownOrder(request, orderId)
    const state = stateOf(orderId, known, request.now)
    const yuan = createRandom(`${request.state.seed}/pay/${orderId}`).whole(6, 648)
    return {
      orderId,
      title: fill(request.say(TEXTS.title), { count: (yuan * COINS_PER_YUAN).toLocaleString('en') }),
      amount: decimalOf(yuan * 100),
      currency: 'CNY',
      recipient: publicPerson(request.state.user(String(20_000 + (hash(orderId) % 1000)))),
      createdAt: known.createdAt,
      expiresAt: known.createdAt + HOUR / 4,
      state,
      reason: state === 'failed' ? request.say(TEXTS.refused) : '',
    }
  })

  on(getAuthInfo, ({ input, state }) => {
    const authorizeUrl = `https://open.weixin.qq.com/connect/oauth2/authorize?appid=${APP_ID}&response_type=code&scope=snsapi_base`
    if (!input.code) return { appId: APP_ID, authorizeUrl, openId: '' }
    const used = state.shared('pay-codes', () => new Set<string>())
    if (used.has(input.code)) throw new Refusal(2007, REFUSALS.ticketUsed)
    used.add(input.code)
    return { appId: APP_ID, authorizeUrl, openId: `open-${hash(input.code).toString(36)}` }
  })

  on(prepayByWechat, (request) => {
    const { input, now } = request
    const orderId = String(input.orderId)
    const known = knownOrder(request, orderId)
    const state = stateOf(orderId, known, now)
    if (state === 'paid') throw new Refusal(2060, REFUSALS.paidAlready)
    if (state !== 'unpaid') throw new Refusal(2007, REFUSALS.orderClosed)
    if (!input.openId) throw new Refusal(5001, REFUSALS.badInput)
    known.prepaidAt = now
    const mark = hash(`${orderId} ${input.openId}`).toString(36)
    return {
      appId: APP_ID,
      timeStamp: String(Math.floor(now / 1000)),
      nonceStr: `nonce${mark}`,
      package: `prepay_id=wx${mark}`,
      signType: 'RSA',
      paySign: `sandbox-${mark}`,
    }
  })
})
