import type { Grant } from '../../world/rewards.ts'
import en from './words/en.json'
import tw from './words/tw.json'
import zh from './words/zh.json'

/** What the campaign is made of, the same for everybody. */
export const words = { zh, en, tw }

export const DAYS = 14
export const NUMBER = 12
export const PRICES = { one: 1, ten: 10 }
export const GUARANTEE = 60
export const RESETS_A_DAY = 2
/** Chance of a draw to light a star. */
export const STAR_CHANCE = 0.4

export type Sign = keyof typeof zh.rooms
export type Element = keyof typeof zh.floors

/** Floors from the ground up, and how many stars each room has: as many as its figure in the sky. */
export const FLOORS: readonly { element: Element; rooms: readonly { sign: Sign; stars: number }[] }[] = [
  { element: 'fire', rooms: rooms({ aries: 5, leo: 9, sagittarius: 8 }) },
  { element: 'earth', rooms: rooms({ taurus: 9, virgo: 10, capricorn: 9 }) },
  { element: 'air', rooms: rooms({ gemini: 9, libra: 6, aquarius: 10 }) },
  { element: 'water', rooms: rooms({ cancer: 5, scorpio: 12, pisces: 10 }) },
]

function rooms(stars: Partial<Record<Sign, number>>): { sign: Sign; stars: number }[] {
  return Object.entries(stars).map(([sign, count]) => ({ sign: sign as Sign, stars: count }))
}

/** Half of a floor's stars open the next one. */
export function needToOpen(floor: number): number {
  const below = FLOORS[floor - 2]?.rooms ?? []
  return Math.ceil(below.reduce((sum, { stars }) => sum + stars, 0) / 2)
}

export type Rarity = 'common' | 'rare' | 'epic' | 'legend'

/** Chances in percent; they add up to 100. */
export const ODDS: readonly { grant: Grant; rarity: Rarity; percent: number }[] = [
  { grant: { item: 'castle', amount: 1 }, rarity: 'legend', percent: 0.1 },
  { grant: { item: 'telescope', amount: 1 }, rarity: 'legend', percent: 0.4 },
  { grant: { item: 'titleStar', amount: 1, days: 30 }, rarity: 'legend', percent: 0.5 },
  { grant: { item: 'meteor', amount: 1 }, rarity: 'epic', percent: 2 },
  { grant: { item: 'frameZodiac', amount: 1, days: 30 }, rarity: 'epic', percent: 3 },
  { grant: { item: 'coin', amount: 100 }, rarity: 'rare', percent: 8 },
  { grant: { item: 'lantern', amount: 1 }, rarity: 'rare', percent: 12 },
  { grant: { item: 'coin', amount: 20 }, rarity: 'common', percent: 18 },
  { grant: { item: 'rose', amount: 1 }, rarity: 'common', percent: 24 },
  { grant: { item: 'stardust', amount: 10 }, rarity: 'common', percent: 32 },
]

export const LEVELS: readonly { points: number; grants: readonly Grant[] }[] = [
  { points: 5, grants: [{ item: 'key', amount: 1 }] },
  { points: 15, grants: [{ item: 'stardust', amount: 50 }] },
  { points: 30, grants: [{ item: 'key', amount: 3 }] },
  { points: 60, grants: [{ item: 'frameZodiac', amount: 1, days: 7 }] },
  {
    points: 100,
    grants: [
      { item: 'key', amount: 8 },
      { item: 'lantern', amount: 3 },
    ],
  },
  { points: 160, grants: [{ item: 'meteor', amount: 1 }] },
  {
    points: 240,
    grants: [
      { item: 'titleStar', amount: 1, days: 60 },
      { item: 'key', amount: 20 },
    ],
  },
]

export interface PackagePlan {
  id: keyof typeof zh.packages
  grants: readonly Grant[]
  price: number
  usualPrice: number
  limit: number
  soldOut?: boolean
}

export const PACKAGES: readonly PackagePlan[] = [
  { id: 'first', grants: [{ item: 'key', amount: 10 }], price: 600, usualPrice: 1000, limit: 1 },
  { id: 'ten', grants: [{ item: 'key', amount: 10 }], price: 1000, usualPrice: 0, limit: 0 },
  {
    id: 'meteor',
    grants: [
      { item: 'key', amount: 60 },
      { item: 'frameZodiac', amount: 1, days: 7 },
    ],
    price: 5400,
    usualPrice: 6000,
    limit: 5,
  },
  {
    id: 'galaxy',
    grants: [
      { item: 'key', amount: 200 },
      { item: 'meteor', amount: 1 },
      { item: 'titleStar', amount: 1, days: 30 },
    ],
    price: 16_800,
    usualPrice: 20_000,
    limit: 2,
  },
  {
    id: 'solstice',
    grants: [
      { item: 'key', amount: 30 },
      { item: 'castle', amount: 1 },
    ],
    price: 8800,
    usualPrice: 0,
    limit: 1,
    soldOut: true,
  },
]

/** By place of the ranking. */
export function rankGrants(rank: number): readonly Grant[] {
  if (rank === 1)
    return [
      { item: 'castle', amount: 1 },
      { item: 'titleStar', amount: 1 },
    ]
  if (rank <= 3)
    return [
      { item: 'telescope', amount: 1 },
      { item: 'titleStar', amount: 1, days: 30 },
    ]
  return rank <= 10 ? [{ item: 'meteor', amount: 1 }] : [{ item: 'lantern', amount: 3 }]
}

export function roomStars(sign: string): number {
  return FLOORS.flatMap((floor) => floor.rooms).find((room) => room.sign === sign)?.stars ?? 0
}
