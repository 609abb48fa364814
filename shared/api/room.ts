/** Voice halls. */
import { type InferOutput, object, optional, string } from 'valibot'
import { endpoint } from '#shared/runtime/request'
import { count, id } from '#shared/runtime/schema'
import { paged, person } from './common.ts'

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

/** Halls that take captains in, the liveliest first; `keyword` finds by name, or by the exact id. */
export const listHalls = endpoint({
  method: 'GET',
  path: '/room/nolog/room/list',
  input: object({ keyword: optional(string()), pageNum: optional(count), pageSize: optional(count) }),
  output: paged(hall),
  needLogin: false,
})
