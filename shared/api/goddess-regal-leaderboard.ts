/** The boards of charm and wealth, and who supports whom. */
import { type InferOutput, object, optional, picklist } from 'valibot'
import { array, count, endpoint, id } from '#shared/runtime/schema'
import { campaign, placePrize, ranked } from './campaign.ts'
import { person } from './common.ts'
import { paging } from './fields.ts'

/** charm: gifts received; wealth: gifts given. */
const board = picklist(['charm', 'wealth'])

/** In all, or since midnight in the product's zone. */
const period = picklist(['total', 'day'])

const detail = object({
  ...campaign,
  prizes: object({ charm: array(placePrize), wealth: array(placePrize) }),
})

const row = object({
  ...person.entries,
  rank: count,
  /** In PP coin. */
  score: count,
  /** The best three on the other side: who gave to them, or to whom they gave. */
  supporters: array(person),
})

const supporter = object({ ...person.entries, rank: count, score: count })

export type RegalRow = InferOutput<typeof row>
export type RegalBoard = InferOutput<typeof board>

/** The campaign: dates and prizes; logged out too. */
export const getRegalDetail = endpoint({
  method: 'GET',
  path: '/activity/goddessRegalLeaderboard/detail',
  input: object({}),
  output: detail,
  needLogin: false,
})

/** People by charm (default) or wealth; logged out too. */
export const getRegalRanks = endpoint({
  method: 'GET',
  path: '/activity/goddessRegalLeaderboard/ranks',
  input: object({ board: optional(board), period: optional(period), ...paging }),
  output: ranked(row),
  needLogin: false,
})

/**
 * Who supports a person of the board, best first, and the person's own row; logged out too.
 * @throws {4040} not on that board
 */
export const getRegalSupporters = endpoint({
  method: 'GET',
  path: '/activity/goddessRegalLeaderboard/supporters',
  input: object({ id, board: optional(board), ...paging }),
  output: object({ person: row, ...ranked(supporter).entries }),
  needLogin: false,
})
