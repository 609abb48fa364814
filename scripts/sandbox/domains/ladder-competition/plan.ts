import type { Happening } from '../../domain.ts'
import type { Grant } from '../../world/rewards.ts'
import en from './words/en.json'
import tw from './words/tw.json'
import zh from './words/zh.json'

/** What the competition is made of, the same for everybody. */
export const words = { zh, en, tw }

export const ACTIVITY_ID = '44'
/** The current season, and how many earlier ones are remembered. */
export const NUMBER = 6
export const EARLIER = 3
export const DAYS = 14
/** Best score at a season's end and the number of people without any calls in this sandbox. */
export const TOP = 48_000
export const CROWD = 36

/** Score for an hour hosted, a guest greeted, a PP coin given. */
export const WORTH: readonly { what: Happening; score: number }[] = [
  { what: 'hosted', score: 300 },
  { what: 'greeted', score: 20 },
  { what: 'gifted', score: 1 },
]

/** Score of a person in the sandbox at the end of earlier seasons; this season they are on the way to it. */
export const OWN_SCORE = { fresh: 0, midway: 9_000, veteran: 41_000 }

export type Tier = keyof typeof zh.tiers

/** From below. */
export const TIERS: readonly { tier: Tier; score: number; grants: readonly Grant[] }[] = [
  { tier: 'bronze', score: 1, grants: [{ item: 'rose', amount: 1 }] },
  { tier: 'silver', score: 3_000, grants: [{ item: 'coin', amount: 60 }] },
  { tier: 'gold', score: 12_000, grants: [{ item: 'lantern', amount: 3 }] },
  { tier: 'celebrity', score: 30_000, grants: [{ item: 'titleCelebrity', amount: 1, days: 15 }] },
]

export function tierOf(score: number): Tier {
  return TIERS.filter((each) => score >= each.score).at(-1)?.tier ?? 'bronze'
}

export const PLACES: readonly {
  from: number
  to: number
  award: keyof typeof zh.awards
  grants: readonly Grant[]
}[] = [
  {
    from: 1,
    to: 1,
    award: 'champion',
    grants: [
      { item: 'titleCelebrity', amount: 1, days: 90 },
      { item: 'castle', amount: 1 },
    ],
  },
  { from: 2, to: 3, award: 'podium', grants: [{ item: 'entranceRoyal', amount: 1, days: 30 }] },
  { from: 4, to: 10, award: 'finalist', grants: [{ item: 'meteor', amount: 1 }] },
  { from: 11, to: 20, award: 'rising', grants: [{ item: 'coin', amount: 388 }] },
]
