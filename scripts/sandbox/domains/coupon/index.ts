import { type Coupon, getCoupons, getMaxDiscount } from '#shared/api/coupon'
import { domain, type HandlerRequest } from '../../domain.ts'
import { pageOf } from '../../world/board-of.ts'
import { DAY } from '../../world/clock.ts'
import { found, Refusal } from '../../world/refusal.ts'
import { REFUSALS, texts } from '../../world/refusal-words.ts'
import { part, type User } from '../../world/user.ts'

type Scene = Coupon['scene']

const NAMES = texts({
  spring: ['全场九折券', '10% off any pack', '全館九折券'],
  big: ['满 6000 减 500', '500 off from 6000', '滿 6000 減 500'],
  fee: ['提现手续费减半券', 'Half the withdrawal fee', '提領手續費減半券'],
  gone: ['新人见面礼', 'Welcome coupon', '新人見面禮'],
})

const PLANS = [
  { id: 'c-1', name: 'spring', scene: 'pack', kind: 'percent', value: 10, most: 300, threshold: 0, days: 5 },
  { id: 'c-2', name: 'big', scene: 'pack', kind: 'amount', value: 500, most: 0, threshold: 6000, days: 12 },
  {
    id: 'c-3',
    name: 'fee',
    scene: 'withdraw',
    kind: 'percent',
    value: 50,
    most: 100,
    threshold: 0,
    days: 20,
  },
  { id: 'c-4', name: 'gone', scene: 'pack', kind: 'amount', value: 100, most: 0, threshold: 500, days: -3 },
] as const

/** Ids of the coupons that a person has used. Only people who are well on their way have coupons. */
const usedBy = part('coupon', () => new Set<string>())

function couponsOf({ user, now, say }: HandlerRequest<unknown>): Coupon[] {
  if (user.scenario.empty || user.scenario.progress === 'fresh') return []
  return PLANS.map(({ days, name, ...plan }) => {
    const expiresAt = user.firstMidnight + days * DAY
    const state = usedBy(user).has(plan.id) ? 'used' : now < expiresAt ? 'usable' : 'expired'
    return { ...plan, name: say(NAMES[name]), expiresAt, state } as const
  })
}

/** PP coin that a coupon takes off a price; never more than the price. */
function discountOf({ kind, value, most, threshold }: Coupon, price: number): number {
  if (price < threshold) return 0
  const off = kind === 'amount' ? value : Math.floor((price * value) / 100)
  return Math.min(price, most && kind === 'percent' ? Math.min(most, off) : off)
}

/** What a chosen coupon takes off. Refusals: 4040 no such coupon there, 2007 used or expired. */
export function couponDiscount(
  request: HandlerRequest<unknown>,
  scene: Scene,
  couponId: string,
  price: number,
): number {
  const coupon = found(couponsOf(request).find((each) => each.id === couponId && each.scene === scene))
  if (coupon.state !== 'usable') throw new Refusal(2007, REFUSALS.couponGone)
  return discountOf(coupon, price)
}

export function spendCoupon(user: User, couponId: string): void {
  usedBy(user).add(couponId)
}

export function giveCouponBack(user: User, couponId: string): void {
  usedBy(user).delete(couponId)
}

const ORDER: readonly Coupon['state'][] = ['usable', 'used', 'expired']

export const coupon = domain((on) => {
  on(getCoupons, (request) => {
    const { scene, state } = request.input
    const list = couponsOf(request)
      .filter((each) => (!scene || each.scene === scene) && (!state || each.state === state))
      .sort((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state) || a.expiresAt - b.expiresAt)
    return pageOf(list, request.input)
  })

  on(getMaxDiscount, (request) => {
    const price = Number(request.input.amount ?? 0)
    const [best] = couponsOf(request)
      .filter((each) => each.scene === (request.input.scene ?? 'pack') && each.state === 'usable')
      .map((each) => ({ coupon: each, discount: discountOf(each, price) }))
      .filter(({ discount }) => discount > 0)
      .sort((a, b) => b.discount - a.discount)
    return {
      coupon: best?.coupon ?? null,
      discount: best?.discount ?? 0,
      total: price - (best?.discount ?? 0),
    }
  })
})
