/** What a place in the pages shares. */
import { object, optional, string } from 'valibot'
import { endpoint, id } from '#shared/runtime/schema'

const point = object({
  pointId: id,
  activityId: id,
  /** History path that its links lead to. */
  path: string(),
  /** What is shared: heading, sentence, URL of a picture or ''. */
  material: object({ id, title: string(), desc: string(), image: string() }),
})

/**
 * What a share point shares; default: the invitation of friends; logged out too.
 * @throws {4040} no such point
 */
export const getPointDetail = endpoint({
  method: 'GET',
  path: '/user/material/getPointDetail',
  input: object({ pointId: optional(id) }),
  output: point,
  needLogin: false,
})
