/** The werewolf tournament: the race, its ranks and awards. */
import { type InferOutput, nullable, object, optional, picklist, string } from 'valibot'
import { array, count, endpoint, id, time } from '#shared/runtime/schema'
import { placePrize, ranked, schedule } from './campaign.ts'
import { claimState, person, reward, ruleSection } from './common.ts'
import { paging } from './fields.ts'

/*
 * The werewolf game has a host of its own: there these calls stand without the prefix `/werewolf`, by which the
 * API's host hands them on. All are POST, also those that read.
 */

const race = object({
  id,
  name: string(),
  ...schedule.entries,
  /** Free games of a day, and how many are left today. */
  freeGames: object({ left: count, total: count }),
  /** Games beyond them: price in PP coin, how many I have left, and how many I may still buy today. */
  extraGames: object({ price: count, left: count, buyable: count }),
  balance: count,
  /** My score; rank 0: not ranked yet. */
  me: nullable(object({ ...person.entries, rank: count, score: count, games: count, wins: count })),
  rules: array(ruleSection),
})

const rankRow = object({
  ...person.entries,
  rank: count,
  score: count,
  /** When the score was reached: of equal scores the earlier one is first. */
  reachedAt: time,
})

const award = object({
  id,
  title: string(),
  rewards: array(reward),
  state: claimState,
  /** Until then it can be claimed. */
  expiresAt: time,
})

export type WerewolfRace = InferOutput<typeof race>
export type WerewolfRankRow = InferOutput<typeof rankRow>
export type WerewolfAward = InferOutput<typeof award>

const raceId = optional(id)

/** The tournament and my part in it: default: the current one; logged out too (`me` is null then). */
export const getRaceInfo = endpoint({
  method: 'POST',
  path: '/werewolf/get_race_info',
  input: object({ raceId }),
  output: race,
  needLogin: false,
})

/** What awaits people: stages with their times, prizes by place; logged out too. */
export const getRacePreview = endpoint({
  method: 'POST',
  path: '/werewolf/race/preview',
  input: object({ raceId }),
  output: object({
    stages: array(
      object({ id, name: string(), startAt: time, endAt: time, state: picklist(['coming', 'on', 'over']) }),
    ),
    prizes: array(placePrize),
  }),
  needLogin: false,
})

/** The ranking: of equal scores the earlier one is first; logged out too. `mine` is null without a game. */
export const getRaceRanks = endpoint({
  method: 'POST',
  path: '/werewolf/race/rank_list',
  input: object({ raceId, ...paging }),
  output: ranked(rankRow),
  needLogin: false,
})

/** My awards of the tournament. */
export const getRaceAwards = endpoint({
  method: 'POST',
  path: '/werewolf/race/award',
  input: object({ raceId }),
  output: array(award),
})

/**
 * Claims an award.
 * @throws {2007} not won or counted yet
 * @throws {2060} already claimed
 * @throws {5101} too late
 * @throws {4040}
 */
export const receiveRaceReward = endpoint({
  method: 'POST',
  path: '/werewolf/race/get_reward',
  input: object({ awardId: id, raceId }),
  output: object({ granted: array(reward), awards: array(award) }),
  idempotent: true,
})

/**
 * Buys one game beyond the free ones, by the API itself: the game's host knows no PP coin. `price` is what the person
 * was shown.
 * @throws {2007} the price is another now
 * @throws {2066} no more today
 * @throws {2072} too few PP coin
 * @throws {5101} the tournament does not run
 * @throws {4040}
 */
export const buyExtraGame = endpoint({
  method: 'POST',
  path: '/activity/werewolf/buyGame',
  input: object({ raceId, price: count }),
  output: race,
  idempotent: true,
})
