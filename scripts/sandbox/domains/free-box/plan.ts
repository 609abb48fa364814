import type { Grant } from '../../world/rewards.ts'
import en from './words/en.json'
import tw from './words/tw.json'
import zh from './words/zh.json'

/** What the boxes are made of, the same for everybody. */
export const words = { zh, en, tw }

export type Edition = 'single' | 'tiered'

interface Possible {
  grant: Grant
  percent: number
}

export interface TierPlan {
  name: keyof typeof zh.tiers
  need: number
  /** One of them is in the box, by its chance. */
  possible: readonly Possible[]
}

export const EDITIONS: Readonly<Record<Edition, { activityId: string; tiers: readonly TierPlan[] }>> = {
  single: {
    activityId: '31',
    tiers: [
      {
        name: 'candy',
        need: 5,
        possible: [
          { grant: { item: 'coin', amount: 66 }, percent: 40 },
          { grant: { item: 'candy', amount: 20 }, percent: 30 },
          { grant: { item: 'rose', amount: 3 }, percent: 20 },
          { grant: { item: 'bubbleCandy', amount: 1, days: 3 }, percent: 10 },
        ],
      },
    ],
  },
  tiered: {
    activityId: '32',
    tiers: [
      {
        name: 'small',
        need: 2,
        possible: [
          { grant: { item: 'coin', amount: 20 }, percent: 40 },
          { grant: { item: 'candy', amount: 6 }, percent: 40 },
          { grant: { item: 'rose', amount: 1 }, percent: 20 },
        ],
      },
      {
        name: 'large',
        need: 5,
        possible: [
          { grant: { item: 'coin', amount: 88 }, percent: 45 },
          { grant: { item: 'candy', amount: 30 }, percent: 35 },
          { grant: { item: 'bubbleCandy', amount: 1, days: 7 }, percent: 20 },
        ],
      },
      {
        name: 'treasured',
        need: 9,
        possible: [
          { grant: { item: 'coin', amount: 388 }, percent: 50 },
          { grant: { item: 'lantern', amount: 3 }, percent: 30 },
          { grant: { item: 'frameFox', amount: 1, days: 15 }, percent: 20 },
        ],
      },
    ],
  },
}

export const BOX_HOURS = 24
export const STARTS_A_DAY = 3
export const HELPS_A_DAY = 3
/** What a helper gets. */
export const THANKS: readonly Grant[] = [{ item: 'candy', amount: 1 }]
