import { type BlindBox, type BlindBoxes, drawBlindBox, getBlindBoxes } from '#shared/api/blind-box'
import { domain, type HandlerRequest } from '../../domain.ts'
import { campaignDates, campaignOf, checkRunning } from '../../world/campaign.ts'
import type { Gift } from '../../world/gifts.ts'
import { publicPerson } from '../../world/people.ts'
import { drawOne } from '../../world/random.ts'
import { found, Refusal } from '../../world/refusal.ts'
import { REFUSALS } from '../../world/refusal-words.ts'
import { charge, rewardOf } from '../../world/rewards.ts'
import { part, type User } from '../../world/user.ts'
import en from './words/en.json'
import tw from './words/tw.json'
import zh from './words/zh.json'

const words = { zh, en, tw }

const ACTIVITY_ID = '40'
/** At the latest after so many draws comes a hidden figure. */
const GUARANTEE = 40

type BoxId = keyof typeof zh.boxes
type Rarity = BlindBox['figures'][number]['rarity']

interface Figure {
  item: Gift
  rarity: Rarity
  /** Chances add up to 100 in a box. */
  percent: number
}

const figures = (common: Gift[], rare: Gift[], hidden: Gift): Figure[] => [
  ...common.map((item) => ({ item, rarity: 'common' as const, percent: 84 / common.length })),
  ...rare.map((item) => ({ item, rarity: 'rare' as const, percent: 15 / rare.length })),
  { item: hidden, rarity: 'hidden', percent: 1 },
]

const BOXES: readonly { id: BoxId; price: number; figures: readonly Figure[] }[] = [
  {
    id: 'fox',
    price: 30,
    figures: figures(
      ['foxTea', 'foxRain', 'foxKite', 'foxLantern'],
      ['foxMoon', 'foxSnow', 'foxDawn'],
      'foxComet',
    ),
  },
  {
    id: 'stars',
    price: 66,
    figures: figures(
      ['aries', 'taurus', 'gemini', 'cancer', 'leo', 'virgo', 'libra'],
      ['scorpio', 'sagittarius', 'capricorn'],
      'pisces',
    ),
  },
]

interface Shelf {
  owned: Map<Gift, number>
  guaranteeLeft: Map<BoxId, number>
}

/** Well on the way: the common foxes; veteran: all but the hidden one, which is close. */
const shelfOf: (user: User) => Shelf = part('blind-box', ({ id, scenario }) => {
  const all = BOXES[0]?.figures ?? []
  const has = { fresh: [], midway: all.slice(0, 4), veteran: all.slice(0, 7) }[scenario.progress]
  const none = !id || scenario.empty || scenario.phase === 'coming'
  return {
    owned: new Map(none ? [] : has.map(({ item }, at) => [item, at + 1])),
    guaranteeLeft: new Map([['fox', scenario.progress === 'veteran' ? 2 : GUARANTEE]]),
  }
})

function viewOf(request: HandlerRequest<unknown>): BlindBoxes {
  const { user, now, language } = request
  const { owned, guaranteeLeft } = shelfOf(user)
  return {
    ...campaignOf(ACTIVITY_ID, campaignDates(user), now),
    balance: user.id ? user.coins : 0,
    boxes: BOXES.map((box) => ({
      id: box.id,
      name: words[language].boxes[box.id],
      prices: { one: box.price, ten: box.price * 10 },
      figures: box.figures.map(({ item, rarity, percent }) => ({
        id: item,
        reward: rewardOf({ item, amount: 1 }, language),
        rarity,
        percent: Math.round(percent * 100) / 100,
        owned: owned.get(item) ?? 0,
      })),
      guaranteeLeft: guaranteeLeft.get(box.id) ?? GUARANTEE,
      guaranteeAfter: GUARANTEE,
      complete: box.figures.every(({ item }) => owned.has(item)),
    })),
    feed: feedOf(request),
  }
}

/** A rare figure is drawn every eleven minutes. */
function feedOf({ user, state, now, language }: HandlerRequest<unknown>): BlindBoxes['feed'] {
  const { startAt, endAt } = campaignDates(user)
  if (user.scenario.empty || now < startAt) return []
  const every = 11 * 60_000
  const last = Math.floor(Math.min(now, endAt) / every)
  const found = BOXES.flatMap((box) => box.figures).filter(({ rarity }) => rarity !== 'common')
  return Array.from({ length: 6 }, (_, back) => {
    const person = state.user(String(85_001 + ((last - back) % 40)))
    const { item, rarity } = person.seeded('blind-box').pick(found)
    return {
      ...publicPerson(person),
      at: (last - back) * every,
      reward: rewardOf({ item, amount: 1 }, language),
      rarity,
    }
  })
}

export const blindBox = domain((on) => {
  on(getBlindBoxes, viewOf)

  on(drawBlindBox, (request) => {
    const { user, input, now, language } = request
    const box = found(BOXES.find(({ id }) => id === input.boxId))
    checkRunning(campaignDates(user), now)
    const times = Number(input.times)
    const price = box.price * times
    if (Number(input.price) !== price) throw new Refusal(2007, REFUSALS.priceChanged)
    charge(user, price)
    const { owned, guaranteeLeft } = shelfOf(user)
    const hidden = box.figures.filter(({ rarity }) => rarity === 'hidden')
    const drawn = Array.from({ length: times }, () => {
      const left = (guaranteeLeft.get(box.id) ?? GUARANTEE) - 1
      const { item, rarity } = drawOne(user.luck, left <= 0 ? hidden : box.figures)
      guaranteeLeft.set(box.id, rarity === 'hidden' ? GUARANTEE : left)
      const fresh = !owned.has(item)
      owned.set(item, (owned.get(item) ?? 0) + 1)
      return { figureId: item, reward: rewardOf({ item, amount: 1 }, language), rarity, fresh }
    })
    return { drawn, detail: viewOf(request) }
  })
})
