import { sendErrorLog, sendLogs, sendReport } from '#shared/api/frontend-log'
import { REFUSALS } from '../content/refusals.ts'
import { domain } from '../domain.ts'
import { Refusal } from '../refusal.ts'
import type { State } from '../state.ts'

const MOST_IN_A_BATCH = 200
/** Of each kind only the newest are kept. */
const MOST_KEPT = 5000

interface Logs {
  /** Error logs that were sent on purpose, oldest first, each with all of its entries. */
  errors: unknown[]
  /** Report events, oldest first. */
  reports: unknown[]
  /** Log events by `rid`, oldest first: one that arrives again is not kept again, but counted in `times`. */
  events: Map<string, { event: object; times: number }>
}

/** What pages have sent. */
export function logsOf(state: State): Logs {
  return state.shared('frontend-log', () => ({ errors: [], reports: [], events: new Map() }))
}

function keep(list: unknown[], item: unknown): null {
  list.push(item)
  if (list.length > MOST_KEPT) list.shift()
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
  on(sendErrorLog, ({ input, state }) => keep(logsOf(state).errors, readJson(input.content)))

  on(sendReport, ({ input, state }) => keep(logsOf(state).reports, readJson(input.content)))

  on(sendLogs, ({ input, state }) => {
    const { events } = logsOf(state)
    for (const event of readEvents(input.frontendLog)) {
      const known = events.get(event.rid)
      if (known) known.times++
      else events.set(event.rid, { event, times: 1 })
    }
    for (const rid of events.keys()) {
      if (events.size <= MOST_KEPT) break
      events.delete(rid)
    }
    return null
  })
})
