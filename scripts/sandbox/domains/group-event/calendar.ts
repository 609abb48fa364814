import type { DatedEvent } from '#shared/api/group-event'
import type { HandlerRequest } from '../../domain.ts'
import { DAY } from '../../world/clock.ts'
import { phaseAt } from '../../world/scenario.ts'
import { EVENTS } from './events/index.ts'
import { eventPartOf } from './part.ts'
import type { EventPlan, GroupPlan } from './plan.ts'
import { groupWords, infoOf } from './view.ts'

/**
 * The event in the phase of the person's scenario; the others are as far from it as their dates. Two weeks before it
 * there is none, so that people whose campaigns have not begun are between two events.
 */
const PRESENT = EVENTS.find(({ id }) => id === '20260801') as EventPlan

const dayOf = ({ id }: EventPlan) =>
  Date.UTC(Number(id.slice(0, 4)), Number(id.slice(4, 6)) - 1, Number(id.slice(6))) / DAY

/** The group that wins an event without any calls in this sandbox. */
export const winnerOf = ({ groups }: EventPlan): GroupPlan =>
  groups.reduce((best, group) => (group.score > best.score ? group : best))

/** The year's events by their real distance in days, oldest first; none for people whose lists have no entries. */
export function calendarOf({ user, now, language }: HandlerRequest<unknown>): { events: DatedEvent[] } {
  const { dates: present } = eventPartOf(user, PRESENT)
  const events = EVENTS.map((event): DatedEvent => {
    const apart = (dayOf(event) - dayOf(PRESENT)) * DAY
    const dates = {
      startAt: present.startAt + apart,
      endAt: present.endAt + apart,
      settleAt: present.settleAt + apart,
    }
    const phase = phaseAt(now, dates)
    const { name, subtitle, path } = infoOf(event, language)
    const nameOf = (id: string) => groupWords(event, id, language).name
    const winner = winnerOf(event)
    const { groupId } = eventPartOf(user, event)
    return {
      activityId: event.id,
      name,
      subtitle,
      phase,
      ...dates,
      path,
      groups: event.groups.map(({ id }) => nameOf(id)),
      winner: phase === 'settled' ? { name: nameOf(winner.id), score: winner.score } : null,
      mine: groupId && phase !== 'coming' ? nameOf(groupId) : '',
    }
  })
  return { events: user.scenario.empty ? [] : events }
}
