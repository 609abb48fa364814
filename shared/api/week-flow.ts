/** Rewards for the flow of gifts in a week. */
import { type InferOutput, object } from 'valibot'
import { array, count, endpoint, id, time } from '#shared/runtime/schema'
import { claimState, reward } from './common.ts'

const weekFlow = object({
  /** This week, and the gift flow of my hall in it, in PP coin. */
  startAt: time,
  endAt: time,
  flow: count,
  /** Until when the flow counts. */
  updatedAt: time,
  /** Claimed as soon as reached, until the week ends. */
  steps: array(object({ id, flow: count, rewards: array(reward), state: claimState })),
})

export type WeekFlow = InferOutput<typeof weekFlow>

/** Rewards for this week's gift flow. */
export const getWeekFlowRewards = endpoint({
  method: 'GET',
  path: '/user/weekFlowRewards/list',
  input: object({}),
  output: weekFlow,
})

/**
 * Claims a step.
 * @throws {2007} not reached
 * @throws {2060} already claimed
 * @throws {4040}
 */
export const receiveWeekFlowReward = endpoint({
  method: 'POST',
  path: '/user/weekFlowRewards/receive',
  input: object({ id }),
  output: object({ granted: array(reward), weekFlow }),
  idempotent: true,
})
