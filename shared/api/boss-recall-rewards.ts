/** What calling bosses back brings: rewards of levels to captains, prizes for signing in to bosses. */
import { type InferOutput, object, optional } from 'valibot'
import { array, boolean, count, endpoint, id } from '#shared/runtime/schema'
import { claimState, reward } from './common.ts'

const levels = object({
  /** The last level reached, 0 for none. */
  level: count,
  /** Recall points: of tasks, and of bosses who came back. */
  points: count,
  list: array(object({ level: count, points: count, rewards: array(reward), state: claimState })),
})

/** The nth sign-in gives the nth prize, whatever days lie between. */
const signing = object({
  /** Sign-ins so far. */
  signed: count,
  signedToday: boolean(),
  list: array(object({ day: count, rewards: array(reward), state: claimState })),
})

export type RecallLevels = InferOutput<typeof levels>
export type RecallSigning = InferOutput<typeof signing>

/** Levels by recall points, with their rewards. */
export const getRecallLevels = endpoint({
  method: 'GET',
  path: '/activity/bossRecall/levelDetails',
  input: object({}),
  output: levels,
})

/**
 * Claims a level's rewards.
 * @throws {2007} not reached
 * @throws {2060} already claimed
 * @throws {4040}
 */
export const receiveRecallLevel = endpoint({
  method: 'POST',
  path: '/activity/bossRecall/receiveLevelReward',
  input: object({ level: count }),
  output: object({ granted: array(reward), levels }),
  idempotent: true,
})

/** The sign-in prizes: a captain's, or with `captainId` those of the boss whom that captain calls back; logged out too. */
export const getSignPrizes = endpoint({
  method: 'GET',
  path: '/activity/bossRecall/signPrizeList',
  input: object({ captainId: optional(id) }),
  output: signing,
  needLogin: false,
})

/**
 * Signs in for today and grants the day's prize; a boss's first one also grants the welcome gifts, and counts for the
 * captain from then on.
 * @throws {2007} not its turn yet
 * @throws {2060} had already
 * @throws {2066} I may not take part
 * @throws {4040}
 * @throws {5101}
 */
export const receiveSignPrize = endpoint({
  method: 'POST',
  path: '/activity/bossRecall/receiveSignReward',
  input: object({ day: count, captainId: optional(id) }),
  output: object({ granted: array(reward), signing }),
  idempotent: true,
})
