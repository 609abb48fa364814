/** Whom a person knows. */
import { type InferOutput, object, optional, picklist, string } from 'valibot'
import { boolean, count, endpoint, id, time } from '#shared/runtime/schema'
import { paged, person } from './common.ts'
import { paging } from './fields.ts'

const relation = object({
  ...person.entries,
  /** friend: each follows the other. */
  relation: picklist(['friend', 'following', 'fan']),
  level: count,
  signature: string(),
  since: time,
  online: boolean(),
  /** The hall they are in, or ''. */
  roomId: id,
})

export type Relation = InferOutput<typeof relation>

/** The people I know, those online first; `keyword` finds by name, or by the exact id. */
export const listRelations = endpoint({
  method: 'GET',
  path: '/user/userRelation/list',
  input: object({
    relation: optional(picklist(['friend', 'following', 'fan'])),
    keyword: optional(string()),
    ...paging,
  }),
  output: paged(relation),
})
