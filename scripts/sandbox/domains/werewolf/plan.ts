import { DAY, HOUR } from '../../world/clock.ts'
import type { Grant } from '../../world/rewards.ts'
import en from './words/en.json'
import tw from './words/tw.json'
import zh from './words/zh.json'

/** What the tournament is made of, the same for everybody. */
export const words = { zh, en, tw }

export const RACE_ID = '9'
export const DAYS = 10
export const FREE_GAMES = 3
export const EXTRA_PRICE = 60
export const EXTRA_A_DAY = 5
export const GAME_LASTS = HOUR / 2
export const POINTS = { won: 12, lost: 3 }

/** Rewards can be claimed for so long after the results. */
export const CLAIM_DAYS = 7 * DAY

export const STAGES = [
  { id: 'qualify', fromDay: 0, toDay: 5 },
  { id: 'knockout', fromDay: 5, toDay: 8 },
  { id: 'final', fromDay: 8, toDay: DAYS },
] as const

export const PLACES: readonly { from: number; to: number; grants: readonly Grant[] }[] = [
  {
    from: 1,
    to: 1,
    grants: [
      { item: 'castle', amount: 1 },
      { item: 'coin', amount: 5000 },
    ],
  },
  { from: 2, to: 3, grants: [{ item: 'meteor', amount: 2 }] },
  { from: 4, to: 10, grants: [{ item: 'lantern', amount: 3 }] },
  { from: 11, to: 50, grants: [{ item: 'coin', amount: 100 }] },
]

export type AwardId = 'first-win' | 'ten-games' | 'final'

/** Awards for everybody; that for the final place is by PLACES. */
export const AWARDS: Readonly<Record<Exclude<AwardId, 'final'>, readonly Grant[]>> = {
  'first-win': [{ item: 'coin', amount: 30 }],
  'ten-games': [{ item: 'rose', amount: 5 }],
}
