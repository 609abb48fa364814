/** Reports on leads. */
import { type InferOutput, object, optional, picklist, string } from 'valibot'
import { array, count, endpoint, id, time } from '#shared/runtime/schema'
import { paged } from './common.ts'
import { paging } from './fields.ts'

/** What became of the talk: reached, trial agreed, trial done, no answer, not interested. */
const outcome = picklist(['reached', 'agreed', 'tried', 'noAnswer', 'notInterested'])

const clueReport = object({
  id,
  clueId: id,
  /** Of the lead. */
  clueName: string(),
  outcome,
  content: string(),
  screenshots: array(string()),
  at: time,
  state: picklist(['reviewing', 'accepted', 'refused']),
  /** The reviewer's comment, or ''. */
  reply: string(),
})

export type ClueReport = InferOutput<typeof clueReport>

/**
 * Reports on one of my leads; `screenshots`: a JSON list of at most 6 URLs.
 * @throws {5001} empty
 * @throws {2007} the lead is closed
 * @throws {4040}
 */
export const submitClueReport = endpoint({
  method: 'POST',
  path: '/user/media/clue/report/submit',
  input: object({ clueId: id, outcome, content: string(), screenshots: optional(string()) }),
  output: clueReport,
  idempotent: true,
})

/** My reports, newest first; on one lead, or made from..to. */
export const getClueReports = endpoint({
  method: 'GET',
  path: '/user/media/clue/report/list',
  input: object({ clueId: optional(id), from: optional(time), to: optional(time), ...paging }),
  output: object({
    ...paged(clueReport).entries,
    byState: array(object({ state: clueReport.entries.state, count })),
  }),
})
