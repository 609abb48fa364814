/** Voice halls. */
import { type InferOutput, object, optional, string } from 'valibot'
import { count, endpoint, id } from '#shared/runtime/schema'
import { paged, person } from './common.ts'
import { paging } from './fields.ts'

/** A voice hall. `online` people are in it now; `slogan` and names come from people. */
export const hall = object({
  roomId: id,
  name: string(),
  slogan: string(),
  cover: string(),
  owner: person,
  online: count,
})

export type Hall = InferOutput<typeof hall>

/**
 * Halls, the liveliest first; with an `activityId` those that take part in that campaign. `keyword` finds by name, or by
 * the exact id. Logged out too.
 */
export const listHalls = endpoint({
  method: 'GET',
  path: '/room/nolog/room/list',
  input: object({ activityId: optional(id), keyword: optional(string()), ...paging }),
  output: paged(hall),
  needLogin: false,
})
