import {
  buyPaidGiftPack,
  type GiftPack,
  getGiftPack,
  getGiftPacks,
  getPackReceipts,
} from '#shared/api/gift-pack'
import { domain, type HandlerRequest } from '../../domain.ts'
import { pageOf } from '../../world/board-of.ts'
import { weekStart } from '../../world/calendar.ts'
import { DAY, midnight } from '../../world/clock.ts'
import { found, Refusal } from '../../world/refusal.ts'
import { REFUSALS } from '../../world/refusal-words.ts'
import { charge, type Grant, payOut, rewardsOf } from '../../world/rewards.ts'
import type { State } from '../../world/state.ts'
import { part, type User } from '../../world/user.ts'
import { couponDiscount, spendCoupon } from '../coupon/index.ts'
import en from './words/en.json'
import tw from './words/tw.json'
import zh from './words/zh.json'

const words = { zh, en, tw }

type PackId = keyof typeof zh.packs

interface PackPlan {
  id: PackId
  grants: readonly Grant[]
  price: number
  usualPrice: number
  limit: number
  period: GiftPack['period']
  /** Pieces for everybody. */
  stock?: number
  /** Days from the sandbox's first midnight for which it is sold. */
  days?: number
}

const PACKS: readonly PackPlan[] = [
  {
    id: 'welcome',
    grants: [
      { item: 'rose', amount: 10 },
      { item: 'frameDawn', amount: 1, days: 7 },
    ],
    price: 60,
    usualPrice: 180,
    limit: 1,
    period: 'once',
  },
  {
    id: 'daily',
    grants: [
      { item: 'candy', amount: 20 },
      { item: 'rose', amount: 5 },
    ],
    price: 100,
    usualPrice: 140,
    limit: 1,
    period: 'day',
  },
  {
    id: 'weekend',
    grants: [
      { item: 'lantern', amount: 10 },
      { item: 'bubbleCandy', amount: 1, days: 7 },
    ],
    price: 520,
    usualPrice: 0,
    limit: 3,
    period: 'week',
  },
  {
    id: 'spring',
    grants: [{ item: 'frameSpring', amount: 1, days: 30 }],
    price: 660,
    usualPrice: 880,
    limit: 2,
    period: 'once',
    days: 1,
  },
  {
    id: 'galaxy',
    grants: [
      { item: 'meteor', amount: 3 },
      { item: 'telescope', amount: 10 },
      { item: 'titleStar', amount: 1, days: 30 },
    ],
    price: 6000,
    usualPrice: 8800,
    limit: 0,
    period: 'once',
    stock: 20,
  },
  {
    id: 'castle',
    grants: [{ item: 'castle', amount: 10 }],
    price: 13_140,
    usualPrice: 0,
    limit: 1,
    period: 'once',
    stock: 0,
  },
]

interface Bought {
  id: PackId
  at: number
  paid: number
  discount: number
}

/** The person's purchases, oldest first. Midway people have bought the welcome pack. */
const boughtBy: (user: User) => Bought[] = part('gift-pack', ({ scenario, firstMidnight }) =>
  scenario.progress === 'fresh'
    ? []
    : [{ id: 'welcome', at: firstMidnight - 9 * DAY, paid: 60, discount: 0 }],
)

/** Of the person's n-th purchase, from 1. */
const orderIdOf = (user: User, place: number) => `pack-${user.id}-${place}`

/** Pieces sold to everybody. */
const soldIn = (state: State) => state.shared('gift-pack', () => new Map<PackId, number>())

const stockOf = ({ id, stock }: PackPlan, state: State): number | null =>
  stock === undefined ? null : stock - (soldIn(state).get(id) ?? 0)

function packOf(plan: PackPlan, { user, state, now, language }: HandlerRequest<unknown>): GiftPack {
  const since = { once: 0, day: midnight(now), week: weekStart(now) }[plan.period]
  const bought = boughtBy(user).filter(({ id, at }) => id === plan.id && at >= since).length
  const stock = stockOf(plan, state)
  const endsAt = plan.days === undefined ? null : user.firstMidnight + plan.days * DAY
  const over = endsAt !== null && now >= endsAt
  const limited = plan.limit > 0 && bought >= plan.limit
  return {
    id: plan.id,
    ...words[language].packs[plan.id],
    rewards: rewardsOf(plan.grants, language),
    price: plan.price,
    usualPrice: plan.usualPrice,
    limit: plan.limit,
    bought,
    period: plan.period,
    stock,
    endsAt,
    state: over ? 'over' : stock === 0 ? 'soldOut' : limited ? 'limitReached' : 'onSale',
  }
}

function planAsked(packId: unknown): PackPlan {
  return found(PACKS.find(({ id }) => id === packId))
}

const balanceOf = ({ id, coins }: User): number => (id ? coins : 0)

export const giftPack = domain((on) => {
  on(getGiftPacks, (request) => ({
    balance: balanceOf(request.user),
    packs: request.user.scenario.empty ? [] : PACKS.map((plan) => packOf(plan, request)),
  }))

  on(getGiftPack, (request) => ({
    balance: balanceOf(request.user),
    pack: packOf(planAsked(request.input.packId ?? 'welcome'), request),
    rules: words[request.language].rules,
  }))

  on(buyPaidGiftPack, (request) => {
    const { user, input, state, now, language } = request
    const plan = planAsked(input.packId)
    const pack = packOf(plan, request)
    if (pack.state === 'over') throw new Refusal(5101, REFUSALS.ended)
    if (pack.state === 'soldOut') throw new Refusal(2034, REFUSALS.soldOut)
    if (pack.state === 'limitReached') throw new Refusal(2066, REFUSALS.limitReached)
    const couponId = input.couponId === undefined ? '' : String(input.couponId)
    const paid = plan.price - (couponId ? couponDiscount(request, 'pack', couponId, plan.price) : 0)
    if (Number(input.price) !== paid) throw new Refusal(2007, REFUSALS.priceChanged)
    charge(user, paid)
    if (couponId) spendCoupon(user, couponId)
    boughtBy(user).push({ id: plan.id, at: now, paid, discount: plan.price - paid })
    soldIn(state).set(plan.id, (soldIn(state).get(plan.id) ?? 0) + 1)
    payOut(user, plan.grants)
    return {
      orderId: orderIdOf(user, boughtBy(user).length),
      paid,
      granted: rewardsOf(plan.grants, language),
      balance: user.coins,
      pack: packOf(plan, request),
    }
  })

  on(getPackReceipts, ({ user, input, language }) => {
    const receipts = boughtBy(user).map(({ id, ...receipt }, place) => ({
      orderId: orderIdOf(user, place + 1),
      ...receipt,
      name: words[language].packs[id].name,
      granted: rewardsOf(planAsked(id).grants, language),
    }))
    return pageOf(user.scenario.empty ? [] : receipts.reverse(), input)
  })
})
