import { array, boolean, type InferOutput, nullable, object, picklist, string } from 'valibot'
import { endpoint } from '#shared/runtime/request'
import { count, id, time } from '#shared/runtime/schema'
import { claimState, hoursRule, person, reward } from './common.ts'

const captainTask = object({
  id,
  /** Until midnight, or until Monday's midnight. */
  cycle: picklist(['day', 'week']),
  title: string(),
  progress: count,
  target: count,
  /** Name of what is counted, as `小时`. */
  unit: string(),
  rewards: array(reward),
  state: claimState,
})

const milestone = object({ id, hours: count, rewards: array(reward), state: claimState })

const slot = object({
  /** Hour of the day. */
  hour: count,
  /** Counts twice. */
  double: boolean(),
  hosted: boolean(),
})

const overview = object({
  captain: object({ ...person.entries, level: count, levelName: string() }),
  /** Until when the data counts: hosting is taken in with a delay. */
  updatedAt: time,
  tasks: array(captainTask),
  /** The fast lane of new captains; null for others. Hours are game time since `startAt`. */
  fastLane: nullable(object({ startAt: time, endAt: time, hours: count, milestones: array(milestone) })),
  /** Today's hosting of werewolf games. */
  werewolfDay: object({
    hoursRule,
    slots: array(slot),
    /** Hours that are rewarded, double ones counted twice. */
    rewardHours: count,
    /** PP coin: for each of them, and in all. */
    hourlyReward: count,
    coins: count,
    /** Usually issued before. */
    issuedAt: time,
  }),
})

export type CaptainOverview = InferOutput<typeof overview>

/** Today's and this week's tasks, the fast lane and the werewolf day of a captain. */
export const getCaptainTasks = endpoint({
  method: 'GET',
  path: '/user/captain/task',
  input: object({}),
  output: overview,
})

/** Claims a task or a milestone. Codes: 2007 not reached, 2060 already claimed, 4040. */
export const receiveCaptainTask = endpoint({
  method: 'POST',
  path: '/user/captain/task/receive',
  input: object({ id }),
  output: object({ granted: array(reward), overview }),
  intent: true,
})
