import { sendErrorLog, sendLogs, sendReport } from '#shared/api/frontend-log'
import { domain } from '../../domain.ts'
import { Refusal } from '../../world/refusal.ts'
import { REFUSALS } from '../../world/refusal-words.ts'
import type { State } from '../../world/state.ts'

const MOST_IN_A_BATCH = 200
/** Of each kind only the newest are kept. */
const MOST_KEPT = 5000

/** Something that a page has sent. */
export interface Kept {
  /** Newer than any before when it comes, and when it comes again. */
  number: number
  kind: 'error' | 'report' | 'event'
  /** As it was sent: an error log with all of its entries, a report event, a log event. */
  item: unknown
  /** How often it came. */
  times: number
  /** Who sent it; '' for events, which name their person. */
  userId: string
}

interface Logs {
  /** Oldest first. */
  errors: Kept[]
  reports: Kept[]
  /** By `rid`, oldest first: one that arrives again is not kept again, but counted. */
  events: Map<string, Kept>
}

function logsOf(state: State): Logs {
  return state.shared('frontend-log', () => ({ errors: [], reports: [], events: new Map() }))
}

/** What pages have sent, by kind, oldest first. */
export function allLogs(state: State): object {
  const { errors, reports, events } = logsOf(state)
  return {
    errors: errors.map(({ item }) => item),
    reports: reports.map(({ item }) => item),
    events: [...events.values()].map(({ item, times }) => ({ event: item, times })),
  }
}

/** Entries newer than a number reported before, in order of arrival. */
export function logsSince(state: State, since: number): Kept[] {
  const { errors, reports, events } = logsOf(state)
  return [...errors, ...reports, ...events.values()]
    .filter(({ number }) => number > since)
    .sort((a, b) => a.number - b.number)
}

function keep(state: State, list: 'errors' | 'reports', userId: string, item: unknown): null {
  const kept = logsOf(state)[list]
  kept.push({ number: state.next(), kind: list === 'errors' ? 'error' : 'report', item, times: 1, userId })
  if (kept.length > MOST_KEPT) kept.shift()
  return null
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal(5001, REFUSALS.badInput)
  }
}

/** At most 200 events, each with a `rid`. Throws a Refusal with code 5001. */
function readEvents(text: string): { rid: string }[] {
  const events = readJson(text)
  if (!Array.isArray(events)) throw new Refusal(5001, REFUSALS.badInput)
  if (events.length > MOST_IN_A_BATCH) throw new Refusal(5001, REFUSALS.tooManyLogs)
  if (events.some((event) => typeof event?.rid !== 'string' || !event.rid))
    throw new Refusal(5001, REFUSALS.badInput)
  return events
}

/** Takes what pages log; `GET /__sandbox/logs` shows it. */
export const frontendLog = domain((on) => {
  on(sendErrorLog, ({ input, state }) => keep(state, 'errors', input.userId, readJson(input.content)))

  on(sendReport, ({ input, state }) => keep(state, 'reports', input.userId, readJson(input.content)))

  on(sendLogs, ({ input, state }) => {
    const { events } = logsOf(state)
    for (const event of readEvents(input.frontendLog)) {
      const known = events.get(event.rid)
      const times = (known?.times ?? 0) + 1
      events.set(event.rid, { number: state.next(), kind: 'event', item: event, times, userId: '' })
    }
    for (const rid of events.keys()) {
      if (events.size <= MOST_KEPT) break
      events.delete(rid)
    }
    return null
  })
})
