import { type Entrant, ranked } from '../../world/board-of.ts'
import { shareGone, shareOf } from '../../world/campaign.ts'
import { midnight } from '../../world/clock.ts'
import type { State } from '../../world/state.ts'
import type { User } from '../../world/user.ts'
import { type EventPart, eventPartOf, scoreOf } from './part.ts'
import type { EventPlan } from './plan.ts'

/** People in the event without any calls in this sandbox. */
const CROWD = 64

interface Row extends Entrant {
  groupId: string
}

/** Since the last midnight within the event. */
function sinceMidnight(part: EventPart, now: number): number {
  return Math.max(part.dates.startAt, midnight(Math.min(now, part.dates.endAt - 1)))
}

/** People in the event with their places; for equal scores the crowd's earlier one first. */
export function peopleRows(
  event: EventPlan,
  viewer: User,
  state: State,
  now: number,
  period: 'total' | 'day',
) {
  const part = eventPartOf(viewer, event)
  const since = period === 'day' ? sinceMidnight(part, now) : 0
  const share = shareOf(period, part.dates, now)
  const rows: Row[] = viewer.scenario.empty
    ? []
    : Array.from({ length: CROWD }, (_, at) => {
        const user = state.user(String(60_001 + at))
        const groupId = event.groups[at % event.groups.length]?.id ?? ''
        const final = 5200 - at * 76 - user.seeded('wind').whole(0, 60)
        return { user, groupId, score: Math.floor(final * share) }
      })
  const mine = scoreOf(part, since)
  if (part.groupId) rows.push({ user: viewer, groupId: part.groupId, score: mine })
  return ranked(rows)
}

/** Scores of the groups, in all and today, with their ranks. */
export function groupRows(event: EventPlan, viewer: User, now: number) {
  const part = eventPartOf(viewer, event)
  const share = shareGone(part.dates, now)
  const since = sinceMidnight(part, now)
  const rows = event.groups.map((group, look) => {
    const mine = part.groupId === group.id
    const total = Math.floor(group.score * share) + (mine ? scoreOf(part) : 0)
    // Late days belong to those behind, so that the day's order is not the whole event's.
    const today = Math.floor(group.score * shareOf('day', part.dates, now) * (1 + look / 10))
    return { ...group, look, score: total, today: today + (mine ? scoreOf(part, since) : 0) }
  })
  const rankBy = (scoreFor: (row: (typeof rows)[number]) => number, row: (typeof rows)[number]) =>
    1 + rows.filter((other) => scoreFor(other) > scoreFor(row)).length
  return rows.map((row) => ({
    ...row,
    rank: rankBy((each) => each.score, row),
    today: { score: row.today, rank: rankBy((each) => each.today, row) },
  }))
}
