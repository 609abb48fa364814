import { campaignDates } from '../../world/campaign.ts'
import type { Dates } from '../../world/scenario.ts'
import { part, type User } from '../../world/user.ts'
import { DAYS, type EventPlan, type TaskId } from './plan.ts'

export interface Entry {
  id: string
  at: number
  /** The task that was claimed; undefined for joining. */
  task?: TaskId
  score: number
}

/** A person's part in one event as it is remembered. */
export interface EventPart {
  dates: Dates
  groupId: string | null
  progress: Partial<Record<TaskId, number>>
  claimed: Set<TaskId>
  /** Oldest first. */
  entries: Entry[]
}

export function eventPartOf(user: User, event: EventPlan): EventPart {
  return part(`group-event:${event.id}`, (person) => begun(person, event))(user)
}

/** As far as the person is: without a group, in the third one, or in the first one with most tasks behind them. */
function begun(user: User, { groups }: EventPlan): EventPart {
  const { phase, progress } = user.scenario
  const event: EventPart = {
    dates: campaignDates(user, DAYS),
    groupId: null,
    progress: {},
    claimed: new Set(),
    entries: [],
  }
  if (phase === 'coming' || progress === 'fresh') return event
  event.groupId = groups[progress === 'midway' ? 2 % groups.length : 0]?.id ?? null
  event.progress = { daily: 1, stay: 20, greet: 5, gift: 199, share: 1 }
  const entry = (at: number, score: number, task?: TaskId) =>
    event.entries.push({ id: String(event.entries.length + 1), at: event.dates.startAt + at, task, score })
  entry(7_260_000, 0)
  entry(7_320_000, 20, 'daily')
  event.claimed.add('daily')
  if (progress === 'veteran') {
    event.progress = { daily: 1, stay: 20, greet: 5, gift: 520, share: 2 }
    for (const task of ['stay', 'greet', 'gift', 'share'] as const) event.claimed.add(task)
    entry(50_000_000, 1314, 'gift')
    entry(93_000_000, 160, 'stay')
  }
  return event
}

/** What a person added, in all or since the given moment. */
export function scoreOf({ entries }: EventPart, since = 0): number {
  return entries.reduce((sum, { at, score }) => (at >= since ? sum + score : sum), 0)
}
