import { hourOf, weekStart } from '../../world/calendar.ts'
import { DAY, HOUR, midnight } from '../../world/clock.ts'
import { type Dates, datesFor } from '../../world/scenario.ts'
import { part, type User } from '../../world/user.ts'
import { HOURS_RULE } from '../captain/index.ts'
import { type Counted, LANE_DAYS } from './plan.ts'

/** What a captain did on one day: minutes by hour of the day that were hosted, and the rest in numbers. */
export interface Done {
  hosted: Map<number, number>
  guests: number
  coins: number
}

export interface Work {
  /** By the day's midnight, oldest first. */
  days: Map<number, Done>
  /** Ids of what was claimed, with the beginning of their cycle. */
  claimed: Set<string>
  lane: Dates
  /** Game time and gift flow before all days that are remembered, in hours and PP coin. */
  hoursBefore: number
  flowBefore: number
}

/** Days that lie behind in the fast lane; veterans have left it. */
const DAYS_IN = { fresh: 2, midway: 6, veteran: 40 }
const BEFORE = {
  fresh: { hours: 0, flow: 2400 },
  midway: { hours: 0, flow: 9200 },
  veteran: { hours: 190, flow: 212_000 },
}

export const workOf: (user: User) => Work = part('captain-task', (user) => {
  const { progress, phase, empty } = user.scenario
  const lane = datesFor(phase, user.firstMidnight, LANE_DAYS, DAYS_IN[progress])
  const work: Work = {
    days: new Map(),
    claimed: new Set(),
    lane,
    hoursBefore: empty ? 0 : BEFORE[progress].hours,
    flowBefore: empty ? 0 : BEFORE[progress].flow,
  }
  if (empty) return work
  const random = user.seeded('captain-task')
  for (let at = lane.startAt; at < user.firstMidnight; at += DAY) {
    // The second day was missed.
    const hours = at === lane.startAt + DAY ? [] : [random.whole(13, 16), 20, 21]
    const hosted = new Map(hours.map((hour) => [hour, 60]))
    work.days.set(at, { hosted, guests: random.whole(2, 9), coins: random.whole(0, 900) })
  }
  if (progress === 'midway') work.claimed.add('lane-3')
  return work
})

function doneOn(work: Work, now: number): Done {
  const day = midnight(now)
  const done = work.days.get(day) ?? { hosted: new Map(), guests: 0, coins: 0 }
  work.days.set(day, done)
  return done
}

/** The hours just gone were hosted, perhaps a part of the first; only those within the rule's hours of the day count. */
export function host(user: User, hours: number, now: number): void {
  const { from, to } = HOURS_RULE
  const { hosted } = doneOn(workOf(user), now)
  for (let back = 0; back < hours; back++) {
    const hour = hourOf(now) - back
    const minutes = Math.round(Math.min(1, hours - back) * 60)
    if (hour >= from && hour < to) hosted.set(hour, Math.min(60, (hosted.get(hour) ?? 0) + minutes))
  }
}

export function greet(user: User, guests: number, now: number): void {
  doneOn(workOf(user), now).guests += guests
}

export function takeGifts(user: User, coins: number, now: number): void {
  doneOn(workOf(user), now).coins += coins
}

/** Whole hours; under one does not count. */
export const hoursOf = ({ hosted }: Done): number =>
  [...hosted.values()].filter((minutes) => minutes >= HOURS_RULE.minimum * 60).length

/** How much was done from a moment on, or until another. */
export function sumSince(
  { days }: Work,
  since: number,
  counted: Counted,
  until = Number.POSITIVE_INFINITY,
): number {
  let sum = 0
  for (const [day, done] of days) {
    if (day >= midnight(since) && day < until) sum += counted === 'hours' ? hoursOf(done) : done[counted]
  }
  return sum
}

export function cycleStart(cycle: 'day' | 'week', now: number): number {
  return cycle === 'day' ? midnight(now) : weekStart(now)
}

/** Minutes by hour of that day that were hosted. */
export function hostedOn({ days }: Work, day: number): ReadonlyMap<number, number> {
  return days.get(midnight(day))?.hosted ?? new Map()
}

/** Hosting is taken in every five minutes. */
export function takenInAt(now: number): number {
  return now - (now % (HOUR / 12))
}
