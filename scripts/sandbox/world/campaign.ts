import { DAY, midnight } from './clock.ts'
import { Refusal } from './refusal.ts'
import { REFUSALS } from './refusal-words.ts'
import { type Dates, datesFor, phaseAt } from './scenario.ts'
import type { User } from './user.ts'

/** How many days of a running campaign lie behind, by how far a person is. */
const DAYS_IN = { fresh: 2, midway: 5, veteran: 6 }

/** Dates of a campaign of that many days (more than 6), in the phase of the person's scenario. */
export function campaignDates({ scenario, firstMidnight }: User, days = 10): Dates {
  return datesFor(scenario.phase, firstMidnight, days, DAYS_IN[scenario.progress])
}

/** What the contract's `campaign` holds. */
export function campaignOf(activityId: string, dates: Dates, now: number) {
  return { activityId, ...dates, phase: phaseAt(now, dates) }
}

/** Throws unless the campaign runs. */
export function checkRunning({ startAt, endAt }: Dates, now: number): void {
  if (now < startAt) throw new Refusal(5101, REFUSALS.notOpen)
  if (now >= endAt) throw new Refusal(5101, REFUSALS.ended)
}

/** Throws unless prizes can be claimed: while the campaign runs and until its results are published. */
export function checkClaims({ startAt, settleAt }: Dates, now: number): void {
  if (now < startAt) throw new Refusal(5101, REFUSALS.notOpen)
  if (now >= settleAt) throw new Refusal(5101, REFUSALS.ended)
}

/** How far the campaign has come, from 0 to 1: what crowds gather grows with it. */
export function shareGone({ startAt, endAt }: Dates, now: number): number {
  return Math.min(1, Math.max(0, (now - startAt) / (endAt - startAt)))
}

/** The same for the whole campaign so far, or for its last day alone. */
export function shareOf(period: 'total' | 'day', dates: Dates, now: number): number {
  const dayBegan = midnight(Math.min(now, dates.endAt - 1))
  return shareGone(dates, now) - (period === 'day' ? shareGone(dates, dayBegan) : 0)
}

/**
 * How much of what they will have in the end one of the crowd has so far, from 0 to 1. Their days are better and worse, but it
 * never falls.
 */
export function paceOf({ seeded }: User, dates: Dates, now: number): number {
  const days = Math.round((dates.endAt - dates.startAt) / DAY)
  const random = seeded('pace')
  const luck = Array.from({ length: days }, () => random.whole(50, 150))
  const gone = shareGone(dates, now) * days
  const sum = (worth: (each: number, day: number) => number) =>
    luck.reduce((total, each, day) => total + worth(each, day), 0)
  return sum((each, day) => each * Math.min(1, Math.max(0, gone - day))) / sum((each) => each)
}
