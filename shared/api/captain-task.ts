/** Tasks, milestones and bounties of captains. */
import { type InferOutput, nullable, object, picklist, string } from 'valibot'
import { array, boolean, count, endpoint, id, time } from '#shared/runtime/schema'
import { claimState, hoursRule, person, phase, reward } from './common.ts'

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

/** What so many hours of game time give. */
const milestone = object({ id, hours: count, rewards: array(reward), state: claimState })

const fastLane = object({
  phase,
  startAt: time,
  endAt: time,
  /** Counted game time since `startAt`; of a lane that is over, until `endAt`. */
  hours: count,
  milestones: array(milestone),
  /** New captains who reached the last milestone, fastest first; named when the lane is settled. */
  finishers: array(object({ ...person.entries, days: count })),
})

const slot = object({
  /** Hour of the day. */
  hour: count,
  /** Counts twice. */
  double: boolean(),
  /** Hosted in that hour, in minutes. */
  minutes: count,
  /** The hour was hosted long enough to count. */
  hosted: boolean(),
})

const werewolfDay = object({
  phase,
  /** The hours of that day between which hosting counts. */
  startAt: time,
  endAt: time,
  hoursRule,
  slots: array(slot),
  /** Hours that are rewarded, double ones counted twice. */
  rewardHours: count,
  /** PP coin: for each of them, and in all. */
  hourlyReward: count,
  coins: count,
  /** Usually issued before. */
  issuedAt: time,
  /** What hosted hours of the day give beside the coins; double ones count once. */
  bounties: array(milestone),
  /** Who hosted longest; named when the day is settled. */
  leaders: array(object({ ...person.entries, rank: count, hours: count })),
})

const overview = object({
  captain: object({
    ...person.entries,
    level: count,
    levelName: string(),
    /** What levels ask for: game time in hours and gift flow in PP coin, in all. */
    hours: count,
    flow: count,
    /** When the level was reached; null: it is the first. */
    upgradedAt: nullable(time),
    /** The hall that the captain hosts; null: none. */
    roomId: nullable(id),
  }),
  /** Until when the data counts: hosting is taken in with a delay. */
  updatedAt: time,
  tasks: array(captainTask),
  /** The fast lane of new captains; null for others. */
  fastLane: nullable(fastLane),
  /** A day of hosting werewolf games. */
  werewolfDay,
})

export type CaptainOverview = InferOutput<typeof overview>
export type CaptainTask = InferOutput<typeof captainTask>
export type FastLane = InferOutput<typeof fastLane>
export type WerewolfDay = InferOutput<typeof werewolfDay>
export type Milestone = InferOutput<typeof milestone>

/** Today's and this week's tasks, the fast lane and the werewolf day of a captain. */
export const getCaptainTasks = endpoint({
  method: 'GET',
  path: '/user/captain/task',
  input: object({}),
  output: overview,
})

/**
 * Claims a task, a milestone or a bounty.
 * @throws {2007} not reached
 * @throws {2060} already claimed
 * @throws {4040}
 */
export const receiveCaptainTask = endpoint({
  method: 'POST',
  path: '/user/captain/task/receive',
  input: object({ id }),
  output: object({ granted: array(reward), overview }),
  idempotent: true,
})
