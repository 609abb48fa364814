import type { Item } from './rewards.ts'

/** What gifts cost, in PP coin for one. */
export const GIFT_PRICES = {
  rose: 1,
  candy: 2,
  stardust: 5,
  lantern: 52,
  telescope: 188,
  meteor: 520,
  castle: 1314,
  aries: 66,
  taurus: 66,
  gemini: 66,
  cancer: 66,
  leo: 99,
  virgo: 99,
  libra: 99,
  scorpio: 99,
  sagittarius: 199,
  capricorn: 199,
  aquarius: 199,
  pisces: 199,
  foxTea: 30,
  foxRain: 30,
  foxKite: 30,
  foxLantern: 30,
  foxMoon: 90,
  foxSnow: 90,
  foxDawn: 288,
  foxComet: 888,
} as const satisfies Partial<Record<Item, number>>

export type Gift = keyof typeof GIFT_PRICES
