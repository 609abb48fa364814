import { HALLS } from '../../world/halls.ts'
import { texts } from '../../world/refusal-words.ts'
import type { Grant } from '../../world/rewards.ts'
import en from './words/en.json'
import tw from './words/tw.json'
import zh from './words/zh.json'

/** What the event is made of, the same for everybody. */
export const words = { zh, en, tw }

export const ACTIVITY_ID = '21'
export const BOSS = 5
export const DAYS = 8
export const BLOOD = 3_000_000
/** PP coin from which a gift hits critically, for double damage. */
export const CRITICAL_FROM = 520
export const POOL = { start: 50_000, percent: 5 }
/** The hall for which gifts count that the app reports. */
export const MY_HALL = '88002'

export const REASONS = texts({
  hallTakesNoPart: [
    '这个厅没有参加本次讨伐',
    'This hall takes no part in the hunt',
    '這個廳沒有參加本次討伐',
  ],
})

/** The last two halls take no part. */
export const ELIGIBLE = HALLS.slice(0, -2).map(({ roomId }) => roomId)
/** Halls of the hunt alone, for a board of two pages. */
export const CAMPS = Array.from({ length: 18 }, (_, at) => String(88_901 + at))

type GiftItem = Extract<Grant['item'], 'rose' | 'lantern' | 'meteor' | 'castle'>

/** Gifts by PP coin, dearest first. */
export const GIFTS: readonly { item: GiftItem; price: number }[] = [
  { item: 'castle', price: 1314 },
  { item: 'meteor', price: 520 },
  { item: 'lantern', price: 131 },
  { item: 'rose', price: 10 },
]

export interface Share {
  scope: 'killer' | 'person' | 'hall' | 'everyone'
  from: number
  to: number
  /** Of the pool, for each place. */
  percent: number
  grants: readonly Grant[]
}

/** What comes out of the pool adds up to 100 percent. */
export const SHARES: readonly Share[] = [
  {
    scope: 'killer',
    from: 0,
    to: 0,
    percent: 10,
    grants: [{ item: 'entranceTrain', amount: 1, days: 30 }],
  },
  { scope: 'person', from: 1, to: 1, percent: 15, grants: [{ item: 'titleLight', amount: 1, days: 30 }] },
  { scope: 'person', from: 2, to: 3, percent: 8, grants: [{ item: 'meteor', amount: 1 }] },
  { scope: 'person', from: 4, to: 10, percent: 3, grants: [] },
  { scope: 'hall', from: 1, to: 1, percent: 0, grants: [{ item: 'frameLight', amount: 1, days: 15 }] },
  { scope: 'hall', from: 2, to: 3, percent: 0, grants: [{ item: 'bubbleDawn', amount: 1, days: 7 }] },
  { scope: 'everyone', from: 0, to: 0, percent: 38, grants: [] },
]
