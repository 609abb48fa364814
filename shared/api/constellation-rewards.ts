/** What lighting stars brings: rewards of levels, packages on sale, earlier rankings. */
import { type InferOutput, nullable, object, optional, picklist, string } from 'valibot'
import { array, count, endpoint, id, time } from '#shared/runtime/schema'
import { claimState, person, reward } from './common.ts'

const levels = object({
  level: count,
  /** One for each draw. */
  points: count,
  list: array(object({ level: count, points: count, rewards: array(reward), state: claimState })),
})

const giftPackage = object({
  id,
  name: string(),
  rewards: array(reward),
  /** In PP coin. */
  price: count,
  /** Price outside the campaign, 0 for none. */
  usualPrice: count,
  /** How many a person may buy (0: no limit), and has bought. */
  limit: count,
  bought: count,
  state: picklist(['onSale', 'limitReached', 'soldOut']),
})

const rankings = object({
  seasons: array(object({ id, name: string(), startAt: time, endAt: time })),
  /** The season whose ranking this is; '' when there is none yet. */
  seasonId: id,
  list: array(object({ ...person.entries, rank: count, stars: count, rewards: array(reward) })),
  me: nullable(object({ rank: count, stars: count })),
})

export type StarLevels = InferOutput<typeof levels>
export type StarPackage = InferOutput<typeof giftPackage>
export type StarRankings = InferOutput<typeof rankings>

/** Levels by the number of draws, with their rewards. */
export const getLevelRewards = endpoint({
  method: 'GET',
  path: '/activity/constellation/levelRewards',
  input: object({}),
  output: levels,
})

/**
 * Claims a level's rewards.
 * @throws {2007} not reached
 * @throws {2060} already claimed
 * @throws {4040}
 */
export const receiveLevelReward = endpoint({
  method: 'POST',
  path: '/activity/constellation/levelRewards/receive',
  input: object({ level: count }),
  output: object({ granted: array(reward), levels }),
  idempotent: true,
})

/** Packages that hold keys, and the PP coin to buy them with. */
export const getGiftPackages = endpoint({
  method: 'GET',
  path: '/activity/constellation/giftPackage/detail',
  input: object({}),
  output: object({ balance: count, packages: array(giftPackage) }),
})

/**
 * Buys a package at the price that was shown.
 * @throws {2007} the price is another by now (nothing was taken)
 * @throws {2066} limit reached
 * @throws {2072} too few PP coin
 * @throws {2034} sold out
 * @throws {4040}
 * @throws {5101}
 */
export const buyGiftPackage = endpoint({
  method: 'POST',
  path: '/activity/constellation/giftPackage/buy',
  input: object({ packageId: id, price: count }),
  output: object({ granted: array(reward), balance: count, keys: count, packages: array(giftPackage) }),
  idempotent: true,
})

/** Rankings of past seasons; default: the newest; logged out too (`me` is null then). */
export const getRankingHistory = endpoint({
  method: 'GET',
  path: '/activity/constellation/leaderRankings/history',
  input: object({ seasonId: optional(id) }),
  output: rankings,
  needLogin: false,
})
