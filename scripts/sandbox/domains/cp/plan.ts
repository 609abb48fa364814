import { DAY } from '../../world/clock.ts'
import { texts } from '../../world/refusal-words.ts'
import type { Grant } from '../../world/rewards.ts'
import en from './words/en.json'
import tw from './words/tw.json'
import zh from './words/zh.json'

/** What the campaign is made of, the same for everybody. */
export const words = { zh, en, tw }

export const ACTIVITY_ID = '43'
export const DAYS = 10
export const QUESTION_LASTS = DAY
/** From this level on the photo wall can be opened. */
export const PHOTO_LEVEL = 3

/** What a wall holds, and takes at a time. */
export const MOST_PHOTOS = 60
export const MOST_AT_ONCE = 9
/** How long a photo is reviewed, in ms. */
export const REVIEW_MS = 10 * 60_000

/** In order: sweetness that going up takes, and what each of the two can claim then. */
export const LEVELS: readonly { level: keyof typeof zh.levels; price: number; grants: readonly Grant[] }[] = [
  { level: '1', price: 200, grants: [{ item: 'coin', amount: 52 }] },
  { level: '2', price: 600, grants: [{ item: 'framePair', amount: 1, days: 7 }] },
  { level: '3', price: 1_500, grants: [{ item: 'bubblePair', amount: 1, days: 15 }] },
  { level: '4', price: 4_000, grants: [{ item: 'peach', amount: 5 }] },
  {
    level: '5',
    price: 9_999,
    grants: [
      { item: 'framePair', amount: 1 },
      { item: 'coin', amount: 1_314 },
    ],
  },
]

/** The level that so much sweetness would pay for if all of it were spent. */
export function levelFor(sweetness: number): number {
  let left = sweetness
  return LEVELS.filter(({ price }) => {
    left -= price
    return left >= 0
  }).length
}

export const PLACES: readonly { from: number; to: number; grants: readonly Grant[] }[] = [
  { from: 1, to: 1, grants: [{ item: 'castle', amount: 1 }] },
  { from: 2, to: 3, grants: [{ item: 'meteor', amount: 1 }] },
  { from: 4, to: 10, grants: [{ item: 'peach', amount: 3 }] },
]

/** Couples that exist without any calls in this sandbox: both ids, and the best score at the end. */
export const COUPLES = { from: 82_001, others: 83_001, size: 30, top: 52_000 }

/** People who are still free; ids begin here. */
export const CANDIDATES = { from: 81_001, size: 200, shown: 6 }

export const CP_REFUSALS = texts({
  myself: ['不能选择自己', 'You cannot choose yourself', '不能選擇自己'],
  pairedAlready: ['你已经有 CP 了', 'You are paired already', '你已經有 CP 了'],
  askingAlready: ['请先等待对方回应', 'Wait for the answer to your question first', '請先等待對方回應'],
  otherPaired: ['对方已经有 CP 了', 'They are paired already', '對方已經有 CP 了'],
  gone: ['邀请已失效', 'This question is no longer open', '邀請已失效'],
  notPaired: ['你还没有 CP', 'You are not paired yet', '你還沒有 CP'],
  lastLevel: ['等级已变化，请刷新', 'Your level has changed, please look again', '等級已變化，請重新整理'],
  wallShut: [
    '等级不够，照片墙还没打开',
    'Your level does not open the photo wall yet',
    '等級不夠，照片牆還沒打開',
  ],
  wallFull: ['照片墙已满', 'The photo wall is full', '照片牆已滿'],
  tooLittle: ['甜蜜值不足', 'Not enough sweetness', '甜蜜值不足'],
})
