import { DAY, HOUR } from '../../world/clock.ts'
import type { Grant } from '../../world/rewards.ts'
import { type Dates, datesFor } from '../../world/scenario.ts'
import { part, type User } from '../../world/user.ts'
import { CATCH_UPS, lessonId, SEASON, STEPS, type TaskKind, taskId, tasksOf } from './plan.ts'

/** What a captain did on one day. */
export type DayDone = Partial<Record<TaskKind, number>>

export interface Pending {
  id: string
  day: number
  at: number
  grants: readonly Grant[]
}

/** A captain's season as it is remembered; the board is made from it. */
export interface Season {
  dates: Dates
  /** By day, from 1. */
  done: Map<number, DayDone>
  read: Set<string>
  /** What was claimed, as `task 3-host`, `free 2`, `pending day-1`, `goal peak`. */
  claimed: Set<string>
  /** Missed days that were opened to be caught up, in that order. */
  opened: Set<number>
  catchUpsLeft: number
  goal: string | null
  advanced: boolean
  roomId: string | null
  pending: Pending[]
  /** Game time before this season, in hours. */
  hoursBefore: number
}

/** How many days lie behind, by how far a captain is. */
const DAYS_IN = { fresh: 2, midway: 5, veteran: 8 }

export const seasonOf: (user: User) => Season = part('warlord', (user) => {
  const { phase, progress, empty = false } = user.scenario
  const daysIn = DAYS_IN[progress]
  const season: Season = {
    dates: datesFor(phase, user.firstMidnight, SEASON.days, daysIn),
    done: new Map(),
    read: new Set(),
    claimed: new Set(),
    opened: new Set(),
    catchUpsLeft: CATCH_UPS,
    goal: progress === 'fresh' ? null : progress === 'midway' ? 'bright' : 'peak',
    advanced: progress === 'midway',
    roomId: progress === 'fresh' ? null : '88002',
    pending: [],
    hoursBefore: progress === 'veteran' ? 190 : progress === 'midway' ? 12 : 1,
  }
  if (phase === 'coming') return season
  const past = phase === 'running' ? daysIn : SEASON.days
  for (let day = 1; day <= past; day++) livePast(season, user, day, past)
  if (phase === 'running') liveToday(season, user, past + 1)
  if (progress === 'veteran') claimEverything(season)
  else if (!empty) season.pending = pendingOf(season, past)
  return season
})

/** A day that is over: day 2 was missed, by veterans none; midway captains left the last two days unclaimed. */
function livePast(season: Season, user: User, day: number, past: number): void {
  const { progress } = user.scenario
  if (day === 2 && progress !== 'veteran') {
    season.done.set(day, { guests: 3 })
    return
  }
  const done: DayDone = {}
  for (const { kind, target } of tasksOf(day)) done[kind] = target
  season.done.set(day, done)
  season.read.add(lessonId(day))
  const leaves = progress === 'midway' && day > past - 2
  if (leaves) return
  for (const { kind } of tasksOf(day)) season.claimed.add(`task ${taskId(day, kind)}`)
  for (const { level, points } of STEPS) {
    if (points > day * 30) break
    season.claimed.add(`free ${level}`)
    if (season.advanced && level < 2) season.claimed.add(`advanced ${level}`)
  }
}

/** Today is under way. */
function liveToday(season: Season, user: User, day: number): void {
  const random = user.seeded('today')
  const half = user.scenario.progress === 'fresh' ? 0.5 : 1
  const done: DayDone = {}
  for (const { kind, target } of tasksOf(day)) {
    if (kind === 'host') done.host = target * half
    if (kind === 'guests') done.guests = random.whole(1, target - 1)
    if (kind === 'flow') done.flow = random.whole(0, target - 1)
  }
  season.done.set(day, done)
}

function claimEverything(season: Season): void {
  for (let day = 1; day <= SEASON.days; day++) {
    const done = season.done.get(day)
    for (const { kind, target } of tasksOf(day)) {
      if ((done?.[kind] ?? 0) >= target) season.claimed.add(`task ${taskId(day, kind)}`)
    }
  }
  for (const { level } of STEPS) season.claimed.add(`free ${level}`)
}

/** Rewards for the last two hosted days, issued at 10:00 of the mornings after. */
function pendingOf({ done, dates }: Season, past: number): Pending[] {
  return [...done]
    .filter(([day, { host = 0 }]) => host >= 1 && day > past - 3 && day <= past)
    .map(([day, { host = 0 }]) => ({
      id: `day-${day}`,
      day,
      at: dates.startAt + day * DAY + 10 * HOUR,
      grants: [{ item: 'coin', amount: host * 60 }],
    }))
}
