import type { Grant } from '../../world/rewards.ts'
import type { User } from '../../world/user.ts'
import en from './words/en.json'
import tw from './words/tw.json'
import zh from './words/zh.json'

export const words = { zh, en, tw }

export const MINUTE = 60_000
/** Regular time, and the overtime after a draw. */
export const REGULAR = 10 * MINUTE
export const EXTRA = 3 * MINUTE
/** Time between the starts of two battles; the result is shown for a part of it. */
export const CYCLE = 30 * MINUTE
export const SHOWN = 20 * MINUTE
/** The hall for which gifts count that the app reports. */
export const MY_HALL = '88002'

/** The result of a battle without any calls in this sandbox. */
export type Ending = 'home' | 'away' | 'extra' | 'draw'
export const ENDINGS: readonly Ending[] = ['home', 'away', 'extra', 'draw']

export interface Opening {
  /** How far the first battle has come when the sandbox begins; past SHOWN, the next one is waited for. */
  into: number
  ending: Ending
  /** What the person has given in it, in PP coin. */
  gave: readonly number[]
}

/** What a person meets first. */
export function openingOf({ scenario: { phase, progress, unlucky } }: User): Opening {
  if (phase === 'coming') return { into: 22 * MINUTE, ending: 'extra', gave: [] }
  if (phase === 'ended') return { into: 12 * MINUTE, ending: 'home', gave: [1314, 520] }
  if (phase === 'settled') return { into: 14 * MINUTE, ending: 'draw', gave: [520] }
  if (unlucky) return { into: 12 * MINUTE, ending: 'away', gave: [131] }
  if (progress === 'veteran') return { into: 11 * MINUTE, ending: 'extra', gave: [1314, 1314] }
  if (progress === 'midway') return { into: 9 * MINUTE, ending: 'home', gave: [520, 131] }
  return { into: 3 * MINUTE, ending: 'draw', gave: [] }
}

type GiftItem = Extract<Grant['item'], 'rose' | 'lantern' | 'meteor' | 'castle'>

/** Gifts by PP coin, dearest first. */
export const GIFTS: readonly { item: GiftItem; price: number }[] = [
  { item: 'castle', price: 1314 },
  { item: 'meteor', price: 520 },
  { item: 'lantern', price: 52 },
  { item: 'rose', price: 1 },
]

export const PRIZES: readonly { outcome: 'won' | 'drawn' | 'lost'; grants: readonly Grant[] }[] = [
  {
    outcome: 'won',
    grants: [
      { item: 'titleStar', amount: 1, days: 3 },
      { item: 'frameLight', amount: 1, days: 7 },
      { item: 'points', amount: 200 },
    ],
  },
  {
    outcome: 'drawn',
    grants: [
      { item: 'frameLight', amount: 1, days: 3 },
      { item: 'points', amount: 120 },
    ],
  },
  { outcome: 'lost', grants: [{ item: 'points', amount: 60 }] },
]
