import { hourOf, weekStart } from '../../calendar.ts'
import { DAY, HOUR, midnight } from '../../clock.ts'
import { part, type User } from '../../user.ts'
import { HOURS_RULE } from '../captain.ts'
import type { Counted } from './plan.ts'

/** What a captain did on one day: hours of the day that were hosted, and the rest in numbers. */
interface Done {
  hosted: Set<number>
  guests: number
  coins: number
}

interface Work {
  /** By the day's midnight. */
  days: Map<number, Done>
  /** Ids of what was claimed, with the beginning of their cycle. */
  claimed: Set<string>
  laneStartAt: number
  /** Game time before all days that are remembered, in hours. */
  hoursBefore: number
}

/** Days that lie behind in the fast lane; veterans have left it. */
const DAYS_IN = { fresh: 2, midway: 6, veteran: 40 }

export const workOf: (user: User) => Work = part('captain-task', (user) => {
  const { progress, empty } = user.scenario
  const work: Work = {
    days: new Map(),
    claimed: new Set(),
    laneStartAt: user.firstMidnight - DAYS_IN[progress] * DAY,
    hoursBefore: progress === 'veteran' ? 190 : 0,
  }
  if (empty) return work
  const random = user.seeded('captain-task')
  for (let at = work.laneStartAt; at < user.firstMidnight; at += DAY) {
    // The second day was missed.
    const hosted = at === work.laneStartAt + DAY ? [] : [random.whole(13, 16), 20, 21]
    work.days.set(at, { hosted: new Set(hosted), guests: random.whole(2, 9), coins: random.whole(0, 900) })
  }
  if (progress === 'veteran') for (const hours of [3, 8, 15, 30]) work.claimed.add(`lane-${hours}`)
  return work
})

function doneOn(work: Work, now: number): Done {
  const day = midnight(now)
  const done = work.days.get(day) ?? { hosted: new Set(), guests: 0, coins: 0 }
  work.days.set(day, done)
  return done
}

/** The hours just gone were hosted; only those within the rule's hours of the day count. */
export function host(user: User, hours: number, now: number): void {
  const { from, to } = HOURS_RULE
  const done = doneOn(workOf(user), now)
  for (let back = 0; back < hours; back++) {
    const hour = hourOf(now) - back
    if (hour >= from && hour < to) done.hosted.add(hour)
  }
}

export function greet(user: User, guests: number, now: number): void {
  doneOn(workOf(user), now).guests += guests
}

export function takeGifts(user: User, coins: number, now: number): void {
  doneOn(workOf(user), now).coins += coins
}

/** How much was done since a moment. */
export function sumSince({ days }: Work, since: number, counted: Counted): number {
  let sum = 0
  for (const [day, done] of days) {
    if (day >= midnight(since)) sum += counted === 'hours' ? done.hosted.size : done[counted]
  }
  return sum
}

export function cycleStart(cycle: 'day' | 'week', now: number): number {
  return cycle === 'day' ? midnight(now) : weekStart(now)
}

/** Hours of today that were hosted. */
export function hostedToday({ days }: Work, now: number): ReadonlySet<number> {
  return days.get(midnight(now))?.hosted ?? new Set()
}

/** Hosting is taken in every five minutes. */
export function takenInAt(now: number): number {
  return now - (now % (HOUR / 12))
}
