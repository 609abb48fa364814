/** Points for gifts, and their log. */
import { type InferOutput, nullable, object, optional, picklist, string } from 'valibot'
import { count, endpoint, id, time } from '#shared/runtime/schema'
import { paged } from './common.ts'
import { paging } from './fields.ts'

const balance = object({
  points: count,
  today: count,
  /** Gifts in PP coin that make one point. */
  coinsPerPoint: count,
  /** Which points are the next to be lost, and when; null: none. */
  expiring: nullable(object({ points: count, at: time })),
})

const entry = object({
  id,
  at: time,
  title: string(),
  direction: picklist(['in', 'out']),
  points: count,
  /** What there was after it. */
  balance: count,
})

export type GiftPoints = InferOutput<typeof balance>
export type GiftPointsEntry = InferOutput<typeof entry>

/** The points that sending gifts has given me. */
export const getGiftPoints = endpoint({
  method: 'GET',
  path: '/activity/giftPoints/balance',
  input: object({}),
  output: balance,
})

/** The log of my points, newest first. */
export const getGiftPointsLog = endpoint({
  method: 'GET',
  path: '/activity/giftPoints/log',
  input: object({ direction: optional(picklist(['in', 'out'])), ...paging }),
  output: paged(entry),
})
