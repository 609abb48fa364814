import { texts } from '../../world/refusal-words.ts'
import type { Grant } from '../../world/rewards.ts'
import en from './words/en.json'
import tw from './words/tw.json'
import zh from './words/zh.json'

/** What the museums are made of, the same for everybody. */
export const words = { zh, en, tw }

export const REASONS = texts({
  tooFewFragments: ['碎片不足', 'Not enough fragments', '碎片不足'],
  privilegeHad: ['特权生效中', 'You already have this privilege', '特權生效中'],
  wishWaiting: ['上一个心愿还在等待', 'Your last wish is still waiting', '上一個心願還在等待'],
  noWishes: ['今日许愿次数已用完', 'No wishes left today', '今日許願次數已用完'],
  priceChanged: [
    '价格已更新，请再看一眼',
    'The price has changed, please look again',
    '價格已更新，請再看一眼',
  ],
  stallChanged: ['货摊已经更新', 'The stall has changed', '攤位已經更新'],
  noRefreshes: ['今日刷新次数已用完', 'No refreshes left today', '今日刷新次數已用完'],
  collectorOpen: ['收藏家已经开启', 'The collector is already open', '收藏家已經開啟'],
  collectorClosed: ['请先开启收藏家', 'Open the collector first', '請先開啟收藏家'],
  nothingToReset: ['还没有可以重置的进度', 'There is nothing to reset yet', '還沒有可以重置的進度'],
  noResets: ['重置次数已用完', 'No resets left', '重置次數已用完'],
})

export type MuseumName = 'gift' | 'national'
export type GiftId = keyof typeof zh.gifts
export type Rarity = 'common' | 'rare' | 'epic'

export const ACTIVITY_IDS: Readonly<Record<MuseumName, string>> = { gift: '23', national: '24' }
export const DAYS = 28

interface SetPlan {
  id: keyof typeof zh.sets
  gifts: readonly { id: GiftId; rarity: Rarity }[]
  grants: readonly Grant[]
}

function set(id: SetPlan['id'], gifts: Partial<Record<GiftId, Rarity>>, grants: readonly Grant[]): SetPlan {
  const list = Object.entries(gifts).map(([gift, rarity]) => ({ id: gift as GiftId, rarity }))
  return { id, gifts: list, grants }
}

const frame: Grant = { item: 'frameSpring', amount: 1, days: 30 }
const coins = (amount: number): Grant => ({ item: 'coin', amount })

export const SETS: Readonly<Record<MuseumName, readonly SetPlan[]>> = {
  gift: [
    set('garden', { dew: 'common', pinwheel: 'common', firefly: 'rare' }, [coins(300)]),
    set('sea', { shell: 'common', lighthouse: 'rare', whale: 'epic' }, [coins(600), frame]),
    set('sky', { cloud: 'common', swing: 'rare', balloon: 'rare', carousel: 'epic' }, [
      coins(1000),
      { item: 'titleStar', amount: 1, days: 30 },
    ]),
  ],
  national: [
    set('south', { umbrella: 'common', fan: 'common', celadon: 'rare', boat: 'epic' }, [coins(600)]),
    set('north', { bell: 'common', fiddle: 'rare', lotus: 'epic' }, [coins(600), frame]),
    set('coast', { tea: 'common', lamp: 'rare', lion: 'epic' }, [
      coins(800),
      { item: 'entranceKite', amount: 1, days: 30 },
    ]),
  ],
}

/** By rarity: fragments and PP coin of a synthesis, PP coin of one fragment at the stall, points for the collector. */
export const RARITIES: Readonly<
  Record<Rarity, { fragments: number; coins: number; price: number; points: number }>
> = {
  common: { fragments: 10, coins: 20, price: 6, points: 1 },
  rare: { fragments: 20, coins: 60, price: 10, points: 3 },
  epic: { fragments: 40, coins: 200, price: 25, points: 8 },
}

export const OFFERS = 4
/** The stall changes by itself so often, counted from midnight. */
export const STALL_HOURS = 6
export const REFRESHES_A_DAY = 10
export const FREE_REFRESHES = 1
export const WISHES_A_DAY = 1

/** Of the nth paid refresh of a day, from 0. */
export function refreshPrice(nth: number): number {
  return Math.min(160, 20 * 2 ** nth)
}

export type PrivilegeId = keyof typeof zh.privileges

export const PRIVILEGES: readonly { id: PrivilegeId; price: number; days: number }[] = [
  { id: 'discount', price: 1880, days: 7 },
  { id: 'wish', price: 880, days: 7 },
  { id: 'refresh', price: 680, days: 7 },
]

export const COLLECTOR = { price: 600, resetPrice: 300, resets: 2 }

export const AWARDS: readonly { points: number; grants: readonly Grant[] }[] = [
  { points: 1, grants: [coins(50)] },
  { points: 6, grants: [coins(200), { item: 'lantern', amount: 1 }] },
  { points: 15, grants: [{ item: 'meteor', amount: 1 }] },
  { points: 30, grants: [coins(1200), { item: 'titleLight', amount: 1, days: 30 }] },
]
