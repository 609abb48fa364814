/** Signing in by day, and clocking in and out. */
import { type InferOutput, nullable, object, optional, picklist } from 'valibot'
import { array, boolean, count, endpoint, id, time } from '#shared/runtime/schema'
import { reward } from './common.ts'

/** Kind of sign-in; default: captains. */
const scene = optional(picklist(['captain', 'sing']))

const signRecord = object({
  /** Seven days in a row make a round, then it begins again; a missed day begins it again too. */
  days: array(object({ day: count, rewards: array(reward), signed: boolean() })),
  /** Days in a row until now. */
  streak: count,
  signedToday: boolean(),
  /** Since when I am on duty; null: I am not. */
  onDutySince: nullable(time),
  /** My last clock-ins, newest first; `outAt` null: still on duty. Hours are full ones and halves. */
  duties: array(object({ id, inAt: time, outAt: nullable(time), hours: count })),
})

export type SignRecord = InferOutput<typeof signRecord>

/** My sign-ins and clock-ins. */
export const getSignRecord = endpoint({
  method: 'GET',
  path: '/user/userSignRecord/record',
  input: object({ scene }),
  output: signRecord,
})

/**
 * Signs in for today.
 * @throws {2060} signed in already
 */
export const sign = endpoint({
  method: 'POST',
  path: '/user/userSignRecord/sign',
  input: object({ scene }),
  output: object({ granted: array(reward), record: signRecord }),
  idempotent: true,
})

/**
 * Clocks in or out.
 * @throws {2060} clocked in already
 * @throws {2007} to clock out one has to be on duty
 */
export const clock = endpoint({
  method: 'POST',
  path: '/user/userSignRecord/clock',
  input: object({ kind: picklist(['in', 'out']), scene }),
  output: signRecord,
  idempotent: true,
})
