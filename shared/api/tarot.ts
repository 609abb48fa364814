/** Tarot readings. */
import { type InferOutput, nullable, object, optional, picklist, string } from 'valibot'
import { array, count, endpoint, id, time } from '#shared/runtime/schema'
import { person } from './common.ts'

const reading = object({
  id,
  owner: person,
  at: time,
  /** What was asked, from the person; '' for the day's own reading. */
  question: string(),
  cards: array(
    object({
      /** Number of the card among the major arcana, 0 to 21. */
      number: count,
      name: string(),
      position: picklist(['past', 'present', 'future']),
      upright: picklist(['upright', 'reversed']),
      keywords: array(string()),
      meaning: string(),
    }),
  ),
  summary: string(),
  /** From 1 to 5. */
  luck: count,
  /** The hall where it was laid, or ''. */
  roomId: id,
})

export type TarotReading = InferOutput<typeof reading>

/**
 * A shared tarot reading, or mine of today; null without one (logged out, without an id).
 * @throws {4040} no such reading
 */
export const getTarot = endpoint({
  method: 'GET',
  path: '/room/tarot',
  input: object({ readingId: optional(id) }),
  output: nullable(reading),
  needLogin: false,
})
