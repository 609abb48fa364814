import { DAY, HOUR } from './clock.ts'

export type Phase = 'coming' | 'running' | 'ended' | 'settled'

/** What a user's world looks like at first; the same in every campaign. */
export interface Scenario {
  /** The phase of campaigns for this user when the sandbox starts. */
  phase: Phase
  /**
   * fresh: nothing done; midway: much to claim, the advanced track bought; veteran: everything claimed, entitled to
   * nothing new.
   */
  progress: 'fresh' | 'midway' | 'veteran'
  /** PP coin. */
  coins: number
  /** Lists have no entries. */
  empty?: boolean
  /** The first draw meets a room that has just closed; the first claim was made on another phone. */
  unlucky?: boolean
}

/** Users with their own scenario; README.md lists them. */
export const SCENARIOS: Readonly<Record<string, Scenario>> = {
  10001: { phase: 'running', progress: 'fresh', coins: 12_000 },
  10002: { phase: 'running', progress: 'midway', coins: 86_500 },
  10003: { phase: 'running', progress: 'veteran', coins: 123_456_789 },
  10004: { phase: 'running', progress: 'fresh', coins: 0 },
  10005: { phase: 'coming', progress: 'fresh', coins: 12_000 },
  10006: { phase: 'ended', progress: 'midway', coins: 12_000 },
  10007: { phase: 'settled', progress: 'midway', coins: 12_000 },
  10008: { phase: 'running', progress: 'fresh', coins: 12_000, empty: true },
  10009: { phase: 'running', progress: 'midway', coins: 12_000, unlucky: true },
}

/** Everybody else, and people who are logged out. */
export const ORDINARY: Scenario = { phase: 'running', progress: 'fresh', coins: 12_000 }

export interface Dates {
  startAt: number
  endAt: number
  settleAt: number
}

/**
 * The dates of a campaign of that many days that is in the given phase on the sandbox's first day; a running one began
 * that many days earlier.
 */
export function datesFor(phase: Phase, firstMidnight: number, days: number, daysIn = 2): Dates {
  const startAt = {
    coming: firstMidnight + 2 * DAY,
    running: firstMidnight - daysIn * DAY,
    ended: firstMidnight - days * DAY,
    settled: firstMidnight - (days + 3) * DAY,
  }[phase]
  const endAt = startAt + days * DAY
  // Results come on the morning after next, so that "ended" lasts the whole first day.
  return { startAt, endAt, settleAt: endAt + DAY + 10 * HOUR }
}

export function phaseAt(now: number, { startAt, endAt, settleAt }: Dates): Phase {
  if (now < startAt) return 'coming'
  if (now < endAt) return 'running'
  return now < settleAt ? 'ended' : 'settled'
}
