/** Targets and rewards of singing captains. */
import { type InferOutput, object, optional, picklist, string } from 'valibot'
import { array, count, endpoint, id, time } from '#shared/runtime/schema'
import { claimState, paged, person, reward } from './common.ts'
import { paging } from './fields.ts'

const target = object({
  /** Songs sung, hours on the mic, income in PP coin; V2 adds duets. */
  kind: picklist(['songs', 'micHours', 'income', 'duets']),
  progress: count,
  target: count,
  unit: string(),
})

const week = object({ startAt: time, endAt: time })

const singTask = object({
  captain: person,
  week,
  /** Until when the progress counts. */
  updatedAt: time,
  targets: array(target),
  /** Steps of the reward ladder reached this week. */
  level: count,
})

const step = object({
  level: count,
  /** All targets of the level, in the order of `targets`. */
  needs: array(target),
  rewards: array(reward),
  state: claimState,
})

const ladder = object({
  /** The week whose ladder this is: rewards of a week are claimed in the one after it. */
  week,
  steps: array(step),
  /** Until then they can be claimed. */
  claimUntil: time,
  /** Why rewards come later than usual, for people; else ''. */
  notice: string(),
})

const claim = object({ id, at: time, week, level: count, rewards: array(reward) })

/** V2 counts duets too. */
const version = optional(picklist(['1', '2']))

export type SingTask = InferOutput<typeof singTask>
export type SingLadder = InferOutput<typeof ladder>
export type SingClaim = InferOutput<typeof claim>

/** A singing captain's targets of this week. */
export const getSingTask = endpoint({
  method: 'GET',
  path: '/user/sing/captain/task',
  input: object({ version }),
  output: singTask,
})

/** The reward ladder of last week. */
export const getSingRewards = endpoint({
  method: 'GET',
  path: '/user/sing/captain/reward/list',
  input: object({ version }),
  output: ladder,
})

/**
 * Claims a step.
 * @throws {2007} not reached
 * @throws {2060} already claimed
 * @throws {4040}
 */
export const receiveSingReward = endpoint({
  method: 'POST',
  path: '/user/sing/captain/reward/receive',
  input: object({ level: count, version }),
  output: object({ granted: array(reward), ladder }),
  idempotent: true,
})

/** What I claimed, newest first. */
export const getSingRewardHistory = endpoint({
  method: 'GET',
  path: '/user/sing/captain/reward/history',
  input: object(paging),
  output: paged(claim),
})
