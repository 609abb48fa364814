/** Events that halls announce: a concert, a game night, a talk. */
import { type InferOutput, object, optional, string } from 'valibot'
import { array, boolean, count, endpoint, id, time } from '#shared/runtime/schema'
import { phase } from './common.ts'
import { hall } from './room.ts'

const hallEvent = object({
  id,
  /** Title and text come from the hall's people: text, never HTML. */
  title: string(),
  text: string(),
  hall,
  startAt: time,
  endAt: time,
  phase,
  /** How many asked to be reminded. */
  waiting: count,
  /** Whether I did; false while logged out. */
  reminded: boolean(),
})

export type HallEvent = InferOutput<typeof hallEvent>

/**
 * Events of the week, the first to start first; of one hall when it is named.
 * @throws {4040} no such hall
 */
export const listHallEvents = endpoint({
  method: 'GET',
  path: '/room/event/list',
  input: object({ roomId: optional(id) }),
  output: array(hallEvent),
  needLogin: false,
})
