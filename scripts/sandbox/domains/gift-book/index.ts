import { type BookGift, type GiftBook, getGiftBook } from '#shared/api/gift-book'
import { domain, type HandlerRequest } from '../../domain.ts'
import { claimStateOf } from '../../world/claim.ts'
import { DAY } from '../../world/clock.ts'
import { GIFT_PRICES, type Gift } from '../../world/gifts.ts'
import { publicPerson, someone } from '../../world/people.ts'
import { type Grant, rewardOf, rewardsOf } from '../../world/rewards.ts'
import type { User } from '../../world/user.ts'
import en from './words/en.json'
import tw from './words/tw.json'
import zh from './words/zh.json'

const words = { zh, en, tw }

const GROUPS: readonly { id: keyof typeof zh.groups; gifts: readonly Gift[] }[] = [
  { id: 'daily', gifts: ['rose', 'candy', 'stardust', 'lantern'] },
  { id: 'sky', gifts: ['telescope', 'meteor', 'castle'] },
  {
    id: 'zodiac',
    gifts: [
      'aries',
      'taurus',
      'gemini',
      'cancer',
      'leo',
      'virgo',
      'libra',
      'scorpio',
      'sagittarius',
      'capricorn',
      'aquarius',
      'pisces',
    ],
  },
  {
    id: 'fox',
    gifts: ['foxTea', 'foxRain', 'foxKite', 'foxLantern', 'foxMoon', 'foxSnow', 'foxDawn', 'foxComet'],
  },
]

const TOTAL = GROUPS.reduce((sum, { gifts }) => sum + gifts.length, 0)

const MILESTONES: readonly { need: number; grants: readonly Grant[] }[] = [
  { need: 3, grants: [{ item: 'candy', amount: 10 }] },
  { need: 8, grants: [{ item: 'frameFox', amount: 1, days: 7 }] },
  { need: 16, grants: [{ item: 'bubbleCandy', amount: 1, days: 30 }] },
  { need: TOTAL, grants: [{ item: 'titleStar', amount: 1 }] },
]

/** Expensive gifts are lit more rarely; a veteran has all of them, an empty account none. */
function isLit({ scenario, seeded }: User, gift: Gift): boolean {
  if (scenario.empty) return false
  if (scenario.progress === 'veteran') return true
  const ease = scenario.progress === 'midway' ? 300 : 60
  return seeded(`book ${gift}`).next() < ease / (ease + GIFT_PRICES[gift])
}

function giftOf(gift: Gift, owner: User, { state, language }: HandlerRequest<unknown>): BookGift {
  const random = owner.seeded(`book ${gift} sender`)
  const lit = isLit(owner, gift)
  const sender = state.user(String(random.whole(20_001, 20_060)))
  const at = owner.firstMidnight - random.whole(1, 300) * DAY + random.whole(0, DAY - 1)
  return {
    gift: rewardOf({ item: gift, amount: 1 }, language),
    price: GIFT_PRICES[gift],
    received: lit ? random.whole(1, Math.ceil(2000 / GIFT_PRICES[gift])) : 0,
    first: lit ? { ...publicPerson(sender), at } : null,
  }
}

function bookOf(owner: User, request: HandlerRequest<unknown>): GiftBook {
  const { language, user } = request
  const groups = GROUPS.map(({ id, gifts }) => {
    const shown = gifts.map((gift) => giftOf(gift, owner, request))
    const lit = shown.filter(({ first }) => first).length
    return { id, name: words[language].groups[id], lit, gifts: shown }
  })
  const lit = groups.reduce((sum, group) => sum + group.lit, 0)
  const next = MILESTONES.find(({ need }) => lit < need)
  return {
    owner: publicPerson(owner),
    mine: owner === user,
    lit,
    total: TOTAL,
    groups,
    milestones: MILESTONES.map(({ need, grants }) => ({
      need,
      rewards: rewardsOf(grants, language),
      // Granted when reached, so nothing is left to claim.
      state: claimStateOf(lit >= need, false),
    })),
    next: next
      ? { need: next.need, missing: next.need - lit, rewards: rewardsOf(next.grants, language) }
      : null,
  }
}

export const giftBook = domain((on) => {
  on(getGiftBook, (request) => {
    const { input, user, state } = request
    return bookOf(input.userId === undefined ? user : someone(state, input.userId), request)
  })
})
