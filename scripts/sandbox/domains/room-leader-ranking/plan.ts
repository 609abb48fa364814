import { texts } from '../../world/refusal-words.ts'
import type { Grant } from '../../world/rewards.ts'
import en from './words/en.json'
import tw from './words/tw.json'
import zh from './words/zh.json'

/** What the campaign is made of, the same for everybody. */
export const words = { zh, en, tw }

export const ACTIVITY_ID = '42'
export const DAYS = 10
/** How often a person may go over to another hall, and in how many days. */
export const CHANGES = 2
export const CHANGE_DAYS = 8

export type Kind = keyof typeof zh.kinds

export const KINDS: readonly Kind[] = ['talk', 'music', 'game']

/** The halls that take part, with their scores at the end without any calls in this sandbox. */
export const HALLS: readonly { roomId: string; kind: Kind; score: number }[] = [
  { roomId: '88001', kind: 'talk', score: 412_000 },
  { roomId: '88002', kind: 'music', score: 398_000 },
  { roomId: '88003', kind: 'game', score: 455_000 },
  { roomId: '88004', kind: 'music', score: 286_000 },
  { roomId: '88005', kind: 'talk', score: 233_000 },
  { roomId: '88006', kind: 'talk', score: 174_000 },
  { roomId: '88007', kind: 'game', score: 312_000 },
  { roomId: '88008', kind: 'talk', score: 96_000 },
  { roomId: '88009', kind: 'game', score: 58_000 },
]

/** Ids of each hall's best people: so many each, one hall after the other. */
export const FACES = { from: 76_001, each: 3 }

interface Place {
  from: number
  to: number
  grants: readonly Grant[]
}

export const PLACES: Record<'total' | 'day', readonly Place[]> = {
  total: [
    {
      from: 1,
      to: 1,
      grants: [
        { item: 'entranceTrain', amount: 1, days: 30 },
        { item: 'coin', amount: 20_000 },
      ],
    },
    { from: 2, to: 3, grants: [{ item: 'coin', amount: 8_000 }] },
    { from: 4, to: 6, grants: [{ item: 'coin', amount: 2_000 }] },
  ],
  day: [
    { from: 1, to: 1, grants: [{ item: 'coin', amount: 1_000 }] },
    { from: 2, to: 3, grants: [{ item: 'coin', amount: 300 }] },
  ],
}

export const HALL_REFUSALS = texts({
  sameHall: ['你已经在为这个厅助力', 'You already stand for this hall', '你已經在為這個廳助力'],
  takesNoPart: ['这个厅没有参加本次活动', 'This hall takes no part', '這個廳沒有參加本次活動'],
  tooLate: ['换厅时间已截止', 'It is too late to change halls', '換廳時間已截止'],
  noChanges: ['换厅次数已用完', 'No changes left', '換廳次數已用完'],
})
