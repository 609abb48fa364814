import {
  type ChargeOrder,
  type ChargeProduct,
  getChargeAccount,
  getChargeLog,
  overseasChargeLogin,
  transferAssets,
} from '#shared/api/overseas-charge'
import { domain, type HandlerRequest } from '../../domain.ts'
import { pageOf } from '../../world/board-of.ts'
import { DAY } from '../../world/clock.ts'
import { decimalOf } from '../../world/money.ts'
import { publicPerson, someone } from '../../world/people.ts'
import { found, Refusal } from '../../world/refusal.ts'
import { REFUSALS, texts } from '../../world/refusal-words.ts'
import { checkNumber } from '../../world/sms-codes.ts'
import type { State } from '../../world/state.ts'
import { part, type User } from '../../world/user.ts'
import { logIn } from '../auth/index.ts'
import { marketOf, NOT_SOLD, PRODUCTS } from './plan.ts'

/** A payment is confirmed so many ms after the order. */
const PAID_AFTER = 5_000

const FAILED = texts({ reason: ['支付未完成', 'The payment was not completed', '付款未完成'] })

interface Order {
  id: string
  at: number
  recipient: User
  coins: number
  price: string
  currency: string
  /** Its payment does not succeed. */
  fails: boolean
  credited: boolean
}

interface Charging {
  /** Of the number that logged in; '' for a login by another way. */
  countryCode: string
  /** Oldest first. */
  orders: Order[]
}

/** A charging person; unlucky people's first order of the day fails. */
const chargingOf: (user: User) => Charging = part('overseas-charge', (user) => {
  const before = { recipient: user, price: '4.99', currency: 'USD', coins: 310 }
  const known = user.scenario.progress !== 'fresh' && !user.scenario.empty
  return {
    countryCode: '',
    orders: known
      ? [
          { ...before, id: '1', at: user.firstMidnight - 9 * DAY, fails: true, credited: false },
          { ...before, id: '2', at: user.firstMidnight - 9 * DAY + PAID_AFTER, fails: false, credited: true },
        ]
      : [],
  }
})

/** Payments for ids that end in 99 are never confirmed. */
function stateOf({ at, fails, recipient }: Order, now: number): ChargeOrder['state'] {
  if (now < at + PAID_AFTER || recipient.id.endsWith('99')) return 'processing'
  return fails ? 'failed' : 'paid'
}

/** Credits, once, what was paid by now. */
function settle(user: User, now: number): void {
  for (const order of chargingOf(user).orders) {
    if (order.credited || stateOf(order, now) !== 'paid') continue
    order.credited = true
    order.recipient.coins += order.coins
  }
}

function productsFor(user: User): ChargeProduct[] {
  const { prices, digits } = marketOf(chargingOf(user).countryCode)
  if (user.scenario.empty) return []
  return PRODUCTS.map((product, at) => ({ ...product, price: decimalOf(prices[at] ?? 0, digits) }))
}

function orderView({ now, say }: HandlerRequest<unknown>, order: Order): ChargeOrder {
  const { id, at, recipient, coins, price, currency } = order
  const state = stateOf(order, now)
  return {
    orderId: id,
    at,
    recipient: publicPerson(recipient),
    coins,
    price,
    currency,
    state,
    reason: state === 'failed' ? say(FAILED.reason) : '',
  }
}

const recipientOf = (state: State, user: User, toUserId?: string | number) =>
  publicPerson(toUserId === undefined || toUserId === '' ? user : someone(state, toUserId))

export const overseasCharge = domain((on) => {
  on(overseasChargeLogin, (request) => {
    checkNumber(request.input)
    if (request.input.countryCode === NOT_SOLD) throw new Refusal(2066, REFUSALS.notSoldThere)
    const login = logIn(request)
    chargingOf(request.state.user(login.userId)).countryCode = request.input.countryCode
    return login
  })

  on(getChargeAccount, ({ user, input, state }) => {
    const { countryCode } = chargingOf(user)
    return {
      recipient: recipientOf(state, user, input.toUserId),
      countryCode,
      currency: marketOf(countryCode).currency,
      products: productsFor(user),
    }
  })

  on(transferAssets, (request) => {
    const { user, input, now, state } = request
    const charging = chargingOf(user)
    const product = found(productsFor(user).find(({ id }) => id === String(input.productId)))
    const recipient = someone(state, input.toUserId)
    const { currency } = marketOf(charging.countryCode)
    if (input.price !== product.price || input.currency !== currency)
      throw new Refusal(2007, REFUSALS.priceChanged)
    const first = charging.orders.every(({ at }) => at < user.firstMidnight)
    const order: Order = {
      id: String(charging.orders.length + 1),
      at: now,
      recipient,
      coins: product.coins + product.bonus,
      price: product.price,
      currency,
      fails: first && user.scenario.unlucky === true,
      credited: false,
    }
    charging.orders.push(order)
    // There is no payment provider here: the person is sent back immediately.
    return { order: orderView(request, order), payUrl: `/recharge/interPage?orderId=${order.id}` }
  })

  on(getChargeLog, (request) => {
    const { user, now, input } = request
    settle(user, now)
    const wanted = input.orderId === undefined ? undefined : String(input.orderId)
    const orders = [...chargingOf(user).orders].reverse().filter(({ id }) => !wanted || id === wanted)
    const { list, ...page } = pageOf(orders, input)
    return { ...page, list: list.map((order) => orderView(request, order)) }
  })
})
