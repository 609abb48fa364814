/** Messages of a hall, and the token of its games. */
import { type InferOutput, nullable, object, optional, picklist, string } from 'valibot'
import { count, endpoint, id, time } from '#shared/runtime/schema'
import { paged, person, reward } from './common.ts'
import { paging } from './fields.ts'

const message = object({
  id,
  /** null: the hall itself. */
  from: nullable(person),
  at: time,
  kind: picklist(['text', 'gift', 'system']),
  /** From people: text, never HTML. */
  text: string(),
  gift: nullable(reward),
})

export type RoomMessage = InferOutput<typeof message>

/**
 * Messages of a hall in the last hours, newest first; default: the liveliest hall.
 * @throws {4040} no such hall
 */
export const getImMessage = endpoint({
  method: 'GET',
  path: '/room/message/getImMessage',
  input: object({ roomId: optional(id), ...paging }),
  output: paged(message),
})

/**
 * Time of the last message of a hall, without the messages.
 * @throws {4040} no such hall
 */
export const getLastMessageTime = endpoint({
  method: 'HEAD',
  path: '/room/message/getImMessage',
  input: object({ roomId: optional(id) }),
  output: object({ modifiedAt: count }),
  quiet: true,
})

/** A token for a game's own server, good until `expiresAt`; request a new one before. `roomId`: the hall where it is played, or ''. */
export const getGameToken = endpoint({
  method: 'GET',
  path: '/room/api/game/getJwtToken',
  input: object({ gameId: optional(id), roomId: optional(id) }),
  output: object({ token: string(), expiresAt: time, seconds: count }),
})
