/** The ranking of halls by day and in all, and standing for a hall. */
import { type InferOutput, nullable, object, optional, picklist, string } from 'valibot'
import { array, count, endpoint, id, time } from '#shared/runtime/schema'
import { campaign, placePrize, ranked } from './campaign.ts'
import { paged, person } from './common.ts'
import { paging } from './fields.ts'
import { hall } from './room.ts'

/** What a hall is mostly for. */
const kind = picklist(['talk', 'music', 'game'])

const row = object({
  ...hall.entries,
  kind,
  /** On the board that was asked for, in other lists on the campaign's; rank 0: no place yet. */
  rank: count,
  score: count,
  /** Its score on the configuration's `day`. */
  today: count,
  /** Who did most for it. */
  faces: array(person),
})

const config = object({
  ...campaign,
  /** Name of what halls gather, as `热度`. */
  unit: string(),
  /** Which day of the campaign it is, from 1; 0 before, the last one after. */
  day: count,
  days: count,
  /** Halls among which one can choose. */
  halls: count,
  /** The hall that I support; null: none yet, or logged out. */
  mine: nullable(hall),
  /** How often I may still go over to another hall, and until when. The first choice costs none. */
  changes: object({ left: count, total: count }),
  changeUntil: time,
  /** Prizes of halls: by the whole campaign, and for each day. */
  prizes: object({ total: array(placePrize), day: array(placePrize) }),
})

const record = object({
  id,
  at: time,
  what: picklist(['chosen', 'changed', 'supported']),
  roomId: id,
  hallName: string(),
  /** What it brought to the hall, 0 for a choice. */
  score: count,
})

export type HallRankingConfig = InferOutput<typeof config>
export type RankedHall = InferOutput<typeof row>

/** The campaign: dates, prizes, and the hall I support; logged out too. */
export const getHallRankingConfig = endpoint({
  method: 'GET',
  path: '/activity/roomLeaderRanking/gameConfig',
  input: object({}),
  output: config,
  needLogin: false,
})

/**
 * Halls by their score of one day, today or any from 1 on; `mine` is the hall I support. Logged out too.
 * @throws {4040} the campaign has no such day
 */
export const getHallRanksOfDay = endpoint({
  method: 'GET',
  path: '/activity/roomLeaderRanking/day',
  input: object({ day: optional(count), ...paging }),
  output: ranked(row),
  needLogin: false,
})

/** Halls by their score of the whole campaign; logged out too. */
export const getHallRanks = endpoint({
  method: 'GET',
  path: '/activity/roomLeaderRanking/total',
  input: object(paging),
  output: ranked(row),
  needLogin: false,
})

/** The halls that take part, of one kind or of all, with the number of each kind; logged out too. */
export const getHallRange = endpoint({
  method: 'GET',
  path: '/activity/roomLeaderRanking/getActivityRoomRange',
  input: object({ kind: optional(kind), ...paging }),
  output: object({ ...paged(row).entries, kinds: array(object({ kind, name: string(), halls: count })) }),
  needLogin: false,
})

/** Halls that take part, by a piece of their name or the exact id; without a keyword none. Logged out too. */
export const searchHalls = endpoint({
  method: 'GET',
  path: '/activity/roomLeaderRanking/search',
  input: object({ keyword: optional(string()), ...paging }),
  output: paged(row),
  needLogin: false,
})

/** A few halls to choose from, each with the reason in the caller's language; logged out too. */
export const recommendHalls = endpoint({
  method: 'GET',
  path: '/activity/roomLeaderRanking/recommend',
  input: object({}),
  output: array(object({ ...row.entries, reason: string() })),
  needLogin: false,
})

/** What I did for halls, newest first. */
export const getHallRecords = endpoint({
  method: 'GET',
  path: '/activity/roomLeaderRanking/record',
  input: object(paging),
  output: paged(record),
})

/**
 * Supports a hall; what I gave to another one stays there.
 * @throws {2060} already mine
 * @throws {2066} too late
 * @throws {2072} no changes left
 * @throws {4040} it does not take part
 * @throws {5101}
 */
export const changeHall = endpoint({
  method: 'POST',
  path: '/activity/roomLeaderRanking/changeRoom',
  input: object({ roomId: id }),
  output: config,
  idempotent: true,
})
