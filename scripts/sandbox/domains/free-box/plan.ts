import en from '../../content/free-box/en.json'
import tw from '../../content/free-box/tw.json'
import zh from '../../content/free-box/zh.json'
import type { Grant } from '../../rewards.ts'

/** What the boxes are made of, the same for everybody. */
export const words = { zh, en, tw }

export type Edition = 'single' | 'tiered'

export interface TierPlan {
  name: keyof typeof zh.tiers
  need: number
  /** Each as likely as the others. */
  possible: readonly Grant[]
}

export const EDITIONS: Readonly<Record<Edition, { activityId: string; tiers: readonly TierPlan[] }>> = {
  single: {
    activityId: '31',
    tiers: [
      {
        name: 'candy',
        need: 5,
        possible: [
          { item: 'coin', amount: 66 },
          { item: 'candy', amount: 20 },
          { item: 'rose', amount: 3 },
          { item: 'bubbleCandy', amount: 1, days: 3 },
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
          { item: 'coin', amount: 20 },
          { item: 'candy', amount: 6 },
          { item: 'rose', amount: 1 },
        ],
      },
      {
        name: 'large',
        need: 5,
        possible: [
          { item: 'coin', amount: 88 },
          { item: 'candy', amount: 30 },
          { item: 'bubbleCandy', amount: 1, days: 7 },
        ],
      },
      {
        name: 'treasured',
        need: 9,
        possible: [
          { item: 'coin', amount: 388 },
          { item: 'lantern', amount: 3 },
          { item: 'frameFox', amount: 1, days: 15 },
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
