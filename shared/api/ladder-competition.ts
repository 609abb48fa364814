/**
 * The ladder: ranks, and the prizes of its rungs. Seasons have ids of their own within the campaign: the present, its
 * awards and the past are two calls with `seasonId`. On every board the earlier of two equal scores comes first.
 */
import { type InferOutput, nullable, object, optional, picklist, string } from 'valibot'
import { array, count, endpoint, id } from '#shared/runtime/schema'
import { placePrize, ranked, schedule } from './campaign.ts'
import { person, reward } from './common.ts'
import { paging } from './fields.ts'

/** Rungs of the ladder from below. */
const tier = picklist(['bronze', 'silver', 'gold', 'celebrity'])

const season = object({
  id,
  number: count,
  name: string(),
  ...schedule.entries,
  /** Who won it; null as long as it is not settled. */
  champion: nullable(person),
})

const row = object({
  ...person.entries,
  rank: count,
  score: count,
  tier,
  /** Places gained since midnight, negative if lost; 0 in seasons that are over. */
  moved: count,
})

const ranks = object({
  activityId: id,
  season,
  /** All seasons that have begun or are announced, the newest first. */
  seasons: array(season),
  /** Score that each tier begins at, from below. */
  tiers: array(object({ tier, name: string(), score: count })),
  ...ranked(row).entries,
})

const winner = object({
  ...person.entries,
  rank: count,
  score: count,
  tier,
  /** Title of the award, in the caller's language. */
  award: string(),
  rewards: array(reward),
})

const prizes = object({
  activityId: id,
  season,
  places: array(object({ ...placePrize.entries, award: string() })),
  /** Prizes of all who reach a tier. */
  tiers: array(object({ tier, name: string(), score: count, rewards: array(reward) })),
  /** Of a settled season, best first; else none. */
  winners: array(winner),
})

export type LadderSeason = InferOutput<typeof season>

/** The season that is meant: the current one unless an earlier one is asked for. Code 4040: there is no such season. */
const ofSeason = { seasonId: optional(id) }

/** People by their score of a season; logged out too. */
export const getLadderRanks = endpoint({
  method: 'GET',
  path: '/activity/ladderCompetition/ranks',
  input: object({ ...ofSeason, ...paging }),
  output: ranks,
  needLogin: false,
})

/** Awards of a season, and who received them; logged out too. */
export const getLadderPrizes = endpoint({
  method: 'GET',
  path: '/activity/ladderCompetition/prizes',
  input: object(ofSeason),
  output: prizes,
  needLogin: false,
})
