/** The captain's battle order: days, tasks, tutorials, goals, tracks and their rewards. */
import { type InferOutput, nullable, object, picklist, string } from 'valibot'
import { array, boolean, count, endpoint, fallback, id, time } from '#shared/runtime/schema'
import { claimState, hoursRule, person, phase, reward } from './common.ts'
import { hall } from './room.ts'

const tutorial = object({
  id,
  title: string(),
  summary: string(),
  /** Reading time. */
  minutes: count,
  /** Paragraphs; one that begins with "## " is a heading, with "- " a point of a list. */
  body: array(string()),
  read: boolean(),
  reward,
})

const task = object({
  id,
  /** What is to be done, so where its button leads. One that is new to the page is done in the hall. */
  kind: fallback(picklist(['host', 'guests', 'flow', 'learn', 'goal']), 'host'),
  title: string(),
  desc: string(),
  progress: count,
  target: count,
  /** Name of what is counted, as `小时`. */
  unit: string(),
  rewards: array(reward),
  /** missed: its day is over. */
  state: picklist(['todo', 'claimable', 'claimed', 'missed']),
})

/** today; open: missed but being caught up; done, missed, and locked: still to come. */
const dayState = picklist(['today', 'open', 'done', 'missed', 'locked'])

const day = object({
  day: count,
  /** Midnight in the product's zone. */
  date: time,
  state: dayState,
  tutorials: array(tutorial),
  tasks: array(task),
})

const trackStep = object({ level: count, points: count, reward, state: claimState })

const goal = object({ id, name: string(), hours: count, rewards: array(reward) })

/** What a claim is for: a task, a step of a track, hours that were hosted, the goal. */
const CLAIM_KINDS = ['task', 'free', 'advanced', 'pending', 'goal'] as const

const pending = object({
  /** By both it is claimed. */
  kind: picklist(CLAIM_KINDS),
  id,
  /** What it is for, as `第 2 天 · 主持时长奖励`. */
  title: string(),
  /** When it was issued; null for what is there as soon as it is reached. */
  at: nullable(time),
  rewards: array(reward),
})

const winner = object({ ...person.entries, rank: count, points: count, levelName: string() })

export const board = object({
  season: object({ id, number: count, name: string(), startAt: time, endAt: time, settleAt: time, phase }),
  captain: object({
    ...person.entries,
    level: count,
    levelName: string(),
    /** Game time in hours: counted today, and in the season. */
    hoursToday: count,
    hours: count,
  }),
  hoursRule,
  /** All days of the season, first day first. */
  days: array(object({ day: count, date: time, state: dayState })),
  /** The day that is worked at: today, or one that is being caught up. */
  current: day,
  /** How many missed days may still be caught up. */
  catchUps: object({ left: count, total: count }),
  goal: object({ options: array(goal), chosen: nullable(id), closesAt: time, state: claimState }),
  points: count,
  /** The last level reached, 0 for none. */
  level: count,
  tracks: object({ free: array(trackStep), advanced: array(trackStep) }),
  advanced: object({
    unlocked: boolean(),
    /** In PP coin, like the balance. */
    price: count,
    balance: count,
    eligible: boolean(),
    /** Why not eligible, for people; else ''. */
    reason: string(),
  }),
  /** The hall in which this season is hosted; chosen with the goal or the purchase, then fixed. */
  hall: nullable(hall),
  /** The sum that can be claimed now: a claim of `all` pays exactly this. */
  pending: array(pending),
  /** The first captains of a settled season, in order; else none. */
  winners: array(winner),
})

export type SeasonBoard = InferOutput<typeof board>
export type SeasonDay = InferOutput<typeof day>
export type Tutorial = InferOutput<typeof tutorial>
export type TrackStep = InferOutput<typeof trackStep>
export type GrowthGoal = InferOutput<typeof goal>

/** What was granted now, and the board after it. */
export const received = object({ granted: array(reward), board })

/** The season as the captain sees it. */
export const getTaskList = endpoint({
  method: 'GET',
  path: '/user/cap/battle/task/list',
  input: object({}),
  output: board,
})

/**
 * Previews another day without changing anything.
 * @throws {2007} that day is still locked
 */
export const getSwitchDay = endpoint({
  method: 'GET',
  path: '/user/cap/battle/switchDay',
  input: object({ day: count }),
  output: day,
})

/**
 * Catches a missed day up: spends one of `catchUps`, opens the day and makes it the current one until it is done.
 * @throws {2007} not a missed day
 * @throws {2072} none left
 */
export const postSwitchDay = endpoint({
  method: 'POST',
  path: '/user/cap/battle/switchDay',
  input: object({ day: count }),
  output: board,
  idempotent: true,
})

/**
 * Claims: a task, a step of a track (id: its level), hours that were hosted, the goal (id: the goal's), or all that is
 * pending (id: '').
 * @throws {2060} already claimed
 * @throws {2066} advanced track not unlocked
 * @throws {2007} not reached
 * @throws {4040} no such thing
 */
export const receiveReward = endpoint({
  method: 'POST',
  path: '/user/cap/battle/receiveReward',
  input: object({ kind: picklist([...CLAIM_KINDS, 'all']), id }),
  output: received,
  idempotent: true,
})
