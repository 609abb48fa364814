import {
  type GiftMotion,
  type GiftSuit,
  getGiftEffects,
  getGiftSuits,
  getSuitCollectors,
} from '#shared/api/gift-suit'
import { domain, type HandlerRequest } from '../../domain.ts'
import { boardOf, crowdOf } from '../../world/board-of.ts'
import { campaignDates, campaignOf, shareGone } from '../../world/campaign.ts'
import { HOUR } from '../../world/clock.ts'
import { GIFT_PRICES, type Gift } from '../../world/gifts.ts'
import { notFound } from '../../world/refusal.ts'
import { type Grant, payOut, rewardOf, rewardsOf } from '../../world/rewards.ts'
import { phaseAt } from '../../world/scenario.ts'
import { part, type User } from '../../world/user.ts'
import en from './words/en.json'
import tw from './words/tw.json'
import zh from './words/zh.json'

const words = { zh, en, tw }

const ACTIVITY_ID = '39'

type SuitId = keyof typeof zh.suits

const SUITS: readonly {
  id: SuitId
  gifts: readonly { item: Gift; need: number }[]
  grants: readonly Grant[]
  motion: GiftMotion
  /** People who complete it by the end without any calls in this sandbox. */
  filled: number
}[] = [
  {
    id: 'night',
    gifts: [
      { item: 'rose', need: 10 },
      { item: 'lantern', need: 3 },
      { item: 'telescope', need: 2 },
      { item: 'meteor', need: 1 },
    ],
    grants: [{ item: 'entranceTrain', amount: 1, days: 7 }],
    motion: 'shower',
    filled: 1260,
  },
  {
    id: 'fire',
    gifts: [
      { item: 'aries', need: 5 },
      { item: 'leo', need: 5 },
      { item: 'sagittarius', need: 3 },
    ],
    grants: [{ item: 'frameZodiac', amount: 1, days: 15 }],
    motion: 'burst',
    filled: 420,
  },
  {
    id: 'water',
    gifts: [
      { item: 'cancer', need: 8 },
      { item: 'scorpio', need: 8 },
      { item: 'pisces', need: 5 },
    ],
    grants: [
      { item: 'titleStar', amount: 1, days: 30 },
      { item: 'coin', amount: 520 },
    ],
    motion: 'rise',
    filled: 96,
  },
]

/** Gifts that play something when they are sent. */
const EFFECTS: readonly { item: Gift & keyof typeof zh.effects; motion: GiftMotion }[] = [
  { item: 'castle', motion: 'rise' },
  { item: 'meteor', motion: 'flight' },
  { item: 'pisces', motion: 'rise' },
  { item: 'sagittarius', motion: 'flight' },
  { item: 'telescope', motion: 'burst' },
  { item: 'leo', motion: 'burst' },
  { item: 'scorpio', motion: 'shower' },
  { item: 'aries', motion: 'burst' },
  { item: 'lantern', motion: 'rise' },
  { item: 'stardust', motion: 'shower' },
  { item: 'candy', motion: 'shower' },
  { item: 'rose', motion: 'shower' },
]

interface Collection {
  /** Pieces sent of each suit's gifts, in their order. */
  sent: Map<SuitId, number[]>
  fullAt: Map<SuitId, number>
  /** Gifts in PP coin that were sent and are not yet a whole piece. */
  over: number
}

/** Well on the way: the first suit is full, the second begun; veteran: one piece of the last is missing. */
const collectionOf: (user: User) => Collection = part('gift-suit', (user) => {
  const { progress, phase, empty } = user.scenario
  const none = !user.id || empty || phase === 'coming' || progress === 'fresh'
  const collection: Collection = { sent: new Map(), fullAt: new Map(), over: 0 }
  const full = none ? 0 : progress === 'midway' ? 1 : 3
  for (const [at, { id, gifts }] of SUITS.entries()) {
    collection.sent.set(id, at < full ? gifts.map(({ need }) => need) : gifts.map(() => 0))
    if (at < full) collection.fullAt.set(id, campaignDates(user).startAt + (at + 1) * 20 * HOUR)
  }
  if (full === 1) collection.sent.set('fire', [5, 2, 0])
  if (full === 3) {
    collection.sent.set('water', [8, 8, 4])
    collection.fullAt.delete('water')
  }
  return collection
})

const sumOf = (pieces: readonly number[] = []): number => pieces.reduce((sum, each) => sum + each, 0)

/** The first gift that is not full, suit by suit; undefined when all are. */
function nextGift({ sent }: Collection) {
  for (const suit of SUITS) {
    const at = suit.gifts.findIndex(({ need }, place) => (sent.get(suit.id)?.[place] ?? 0) < need)
    const gift = suit.gifts[at]
    if (gift) return { suit, at, gift }
  }
  return undefined
}

/** Gifts of so many PP coin go to the pieces in their order; a full suit grants what it holds. */
function send(user: User, coins: number, now: number): void {
  const collection = collectionOf(user)
  collection.over += coins
  for (;;) {
    const next = nextGift(collection)
    if (!next || collection.over < GIFT_PRICES[next.gift.item]) return
    collection.over -= GIFT_PRICES[next.gift.item]
    const pieces = collection.sent.get(next.suit.id) ?? []
    pieces[next.at] = (pieces[next.at] ?? 0) + 1
    if (nextGift(collection)?.suit !== next.suit) {
      collection.fullAt.set(next.suit.id, now)
      payOut(user, next.suit.grants)
    }
  }
}

function suitOf(at: number, { user, now, language }: HandlerRequest<unknown>): GiftSuit {
  const suit = SUITS[at] as (typeof SUITS)[number]
  const collection = collectionOf(user)
  const next = nextGift(collection)
  const fullAt = collection.fullAt.get(suit.id) ?? null
  const { name, effect } = words[language].suits[suit.id]
  return {
    id: suit.id,
    name,
    gifts: suit.gifts.map(({ item, need }, place) => {
      const sent = collection.sent.get(suit.id)?.[place] ?? 0
      const turn = next?.suit === suit && next.at === place
      return {
        gift: rewardOf({ item, amount: 1 }, language),
        price: GIFT_PRICES[item],
        need,
        sent,
        state: sent >= need ? 'done' : turn ? 'now' : 'later',
      }
    }),
    effect: { name: effect, motion: suit.motion, rewards: rewardsOf(suit.grants, language) },
    fullAt,
    filled: Math.floor(suit.filled * shareGone(campaignDates(user), now)) + (fullAt ? 1 : 0),
    state: fullAt ? 'full' : next?.suit === suit ? 'open' : 'locked',
  }
}

export const giftSuit = domain((on, when) => {
  when('gifted', (user, amount, now) => {
    if (phaseAt(now, campaignDates(user)) === 'running') send(user, amount, now)
  })

  on(getGiftSuits, (request) => {
    const { user, now } = request
    const { sent } = collectionOf(user)
    return {
      ...campaignOf(ACTIVITY_ID, campaignDates(user), now),
      suits: SUITS.map((_, at) => suitOf(at, request)),
      pieces: {
        sent: SUITS.reduce((sum, { id }) => sum + sumOf(sent.get(id)), 0),
        total: SUITS.reduce((sum, { gifts }) => sum + sumOf(gifts.map(({ need }) => need)), 0),
      },
    }
  })

  on(getGiftEffects, ({ user, language }) =>
    (user.scenario.empty ? [] : EFFECTS).map(({ item, motion }) => ({
      gift: rewardOf({ item, amount: 1 }, language),
      price: GIFT_PRICES[item],
      name: words[language].effects[item],
      motion,
    })),
  )

  on(getSuitCollectors, (request) => {
    const { user, input, now } = request
    const suits = SUITS.filter(({ id }) => input.suitId === undefined || id === input.suitId)
    if (!suits.length) throw notFound()
    const total = suits.reduce((sum, { gifts }) => sum + sumOf(gifts.map(({ need }) => need)), 0)
    const { sent } = collectionOf(user)
    const score = suits.reduce((sum, { id }) => sum + sumOf(sent.get(id)), 0)
    const share = shareGone(campaignDates(user), now)
    return boardOf(
      [...crowdOf(request, { from: 86_001, size: 30, top: total, share }), { user, score }],
      user,
      input,
    )
  })
})
