import { texts } from '../../world/refusal-words.ts'
import type { Grant } from '../../world/rewards.ts'
import en from './words/en.json'
import tw from './words/tw.json'
import zh from './words/zh.json'

/** What the campaign is made of, the same for everybody. */
export const words = { zh, en, tw }

export const REASONS = texts({
  tooFewTokens: ['魔法糖不足', 'Not enough magic candy', '魔法糖不足'],
  exchangeLimit: ['已达到兑换上限', 'You have reached the exchange limit', '已達到兌換上限'],
  priceChanged: [
    '价格已更新，请再看一眼',
    'The price has changed, please look again',
    '價格已更新，請再看一眼',
  ],
})

export const ACTIVITY_ID = '25'
export const DAYS = 10

export type EmojiId = keyof typeof zh.emoji
export type PackId = keyof typeof zh.packs

export interface EmojiPlan {
  id: EmojiId
  price: number
  days: number
  total: number
  limit: number
  /** How many other people take, from the start until so much of the campaign (0 to 1) is gone. */
  crowd: { takes: number; until: number }
}

export const EMOJI: readonly EmojiPlan[] = [
  { id: 'wink', price: 20, days: 3, total: 800, limit: 5, crowd: { takes: 400, until: 1 } },
  { id: 'melt', price: 30, days: 7, total: 600, limit: 3, crowd: { takes: 320, until: 1 } },
  { id: 'cat', price: 30, days: 7, total: 600, limit: 3, crowd: { takes: 280, until: 1 } },
  { id: 'rain', price: 60, days: 15, total: 300, limit: 2, crowd: { takes: 300, until: 0.7 } },
  { id: 'drum', price: 60, days: 15, total: 300, limit: 2, crowd: { takes: 299, until: 0.1 } },
  { id: 'moon', price: 120, days: 30, total: 120, limit: 2, crowd: { takes: 60, until: 1 } },
  { id: 'crown', price: 260, days: 30, total: 50, limit: 1, crowd: { takes: 50, until: 0.15 } },
  { id: 'dragon', price: 520, days: 0, total: 30, limit: 1, crowd: { takes: 12, until: 1 } },
]

export interface PackPlan {
  id: PackId
  tokens: number
  grants: readonly Grant[]
  price: number
  usualPrice: number
  limit: number
  soldOut?: boolean
}

export const PACKS: readonly PackPlan[] = [
  { id: 'taste', tokens: 60, grants: [], price: 300, usualPrice: 600, limit: 1 },
  { id: 'jar', tokens: 100, grants: [], price: 1000, usualPrice: 0, limit: 0 },
  {
    id: 'box',
    tokens: 600,
    grants: [{ item: 'bubbleDawn', amount: 1, days: 15 }],
    price: 5200,
    usualPrice: 6000,
    limit: 3,
  },
  {
    id: 'cauldron',
    tokens: 1500,
    grants: [{ item: 'entranceTrain', amount: 1, days: 30 }],
    price: 11_000,
    usualPrice: 15_000,
    limit: 1,
    soldOut: true,
  },
]

export const PLACES: readonly { from: number; to: number; grants: readonly Grant[] }[] = [
  {
    from: 1,
    to: 1,
    grants: [
      { item: 'titleStar', amount: 1 },
      { item: 'castle', amount: 1 },
    ],
  },
  { from: 2, to: 3, grants: [{ item: 'titleStar', amount: 1, days: 30 }] },
  { from: 4, to: 10, grants: [{ item: 'meteor', amount: 1 }] },
  { from: 11, to: 30, grants: [{ item: 'lantern', amount: 2 }] },
]
