import type { FestivalId } from '#shared/api/festival'
import type { HandlerRequest } from '../../domain.ts'
import { campaignDates } from '../../world/campaign.ts'
import { DAY, midnight } from '../../world/clock.ts'
import type { Dates } from '../../world/scenario.ts'
import { part, type User } from '../../world/user.ts'
import { type FestivalPlan, TASKS, type TaskId } from './plan.ts'

interface Today {
  day: number
  done: Map<TaskId, number>
  claimed: Set<TaskId>
  /** Where candy was looked for, with the tokens that were there. */
  looked: Map<string, number>
  wished: boolean
  /** Awards that were voted for. */
  voted: Map<string, string>
}

/** A person's part in one festival, as it is remembered. */
export interface FestivalPart {
  dates: Dates
  tokens: number
  /** Tokens that were ever gathered, oldest first. */
  gained: { at: number; tokens: number }[]
  taken: Map<string, number>
  today: Today
  regionId: string | null
  joinedAt: number
  /** Midnight of the last day that was signed in, and the days in a row up to it. */
  signed: { day: number; streak: number }
  /** PP coin by red packet. */
  packets: Map<string, number>
  /** Letters to my partner, oldest first. */
  letters: { id: string; text: string; at: number; opened: boolean }[]
  /** Midnights of the days on which I lit a lantern. */
  lit: Set<number>
  /** When I sent hearts. */
  hearts: number[]
  rungs: Set<string>
}

const noDay = (): Today => ({
  day: 0,
  done: new Map(),
  claimed: new Set(),
  looked: new Map(),
  wished: false,
  voted: new Map(),
})

const parts: (user: User) => Map<FestivalId, FestivalPart> = part('festival', () => new Map())

/** Fresh: a few tokens; midway: in a team, signed in for three days, a gift given today; veteran: many tokens, six days. */
export function partOf(user: User, { id, days }: FestivalPlan): FestivalPart {
  const known = parts(user).get(id)
  if (known) return known
  const { phase, progress, empty } = user.scenario
  const dates = campaignDates(user, days)
  const had = { fresh: 12, midway: 46, veteran: 320 }[progress]
  const before = phase !== 'coming' && !empty && user.id !== ''
  const streak = { fresh: 0, midway: 3, veteran: 6 }[progress]
  const made: FestivalPart = {
    dates,
    tokens: before ? had : 0,
    gained: before ? [{ at: dates.startAt, tokens: had * 4 }] : [],
    taken: new Map(),
    today: noDay(),
    regionId: before && progress !== 'fresh' ? 'hills' : null,
    joinedAt: dates.startAt,
    signed: before && streak ? { day: user.firstMidnight - DAY, streak } : { day: 0, streak: 0 },
    packets: new Map(),
    letters: [],
    lit: new Set(),
    hearts: [],
    rungs: new Set(),
  }
  if (before && progress !== 'fresh')
    made.today = { ...noDay(), day: user.firstMidnight, done: new Map([['gift', 120]]) }
  parts(user).set(id, made)
  return made
}

/** Today's, which starts over at midnight; what was done before that and not claimed is credited then. */
export function todayOf(own: FestivalPart, now: number): Today {
  const day = midnight(now)
  const { today } = own
  if (today.day === day) return today
  for (const { id, target, tokens } of TASKS) {
    const waits = (today.done.get(id) ?? 0) >= target && !today.claimed.has(id)
    if (waits) gain(own, tokens, today.day + DAY - 1)
  }
  own.today = { ...noDay(), day }
  return own.today
}

export function gain(own: FestivalPart, tokens: number, now: number): void {
  own.tokens += tokens
  own.gained.push({ at: now, tokens })
}

/** Moves a task of today. */
export function move(own: FestivalPart, id: TaskId, amount: number, now: number): void {
  const { done } = todayOf(own, now)
  done.set(id, (done.get(id) ?? 0) + amount)
}

export const gainedSince = ({ gained }: FestivalPart, since: number): number =>
  gained.reduce((sum, { at, tokens }) => (at >= since ? sum + tokens : sum), 0)

/** As handlers have them, with the festival and the person's part in it. */
export type InFestival<In> = HandlerRequest<In> & { plan: FestivalPlan; own: FestivalPart }
