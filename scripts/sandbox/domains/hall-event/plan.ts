import type { HandlerRequest } from '../../domain.ts'
import { DAY, HOUR } from '../../world/clock.ts'
import { found } from '../../world/refusal.ts'

/** What halls have announced for the week: on which day and at what hour of the product's zone, and for how long. */
export const HALL_EVENTS = [
  { id: '1', name: 'tea', roomId: '88001', day: 0, hour: 8, hours: 14 },
  { id: '2', name: 'radio', roomId: '88002', day: 0, hour: 21, hours: 2 },
  { id: '3', name: 'wolves', roomId: '88003', day: 1, hour: 20, hours: 3 },
  { id: '4', name: 'records', roomId: '88004', day: 1, hour: 22, hours: 2 },
  { id: '5', name: 'hollow', roomId: '88005', day: 2, hour: 23, hours: 1 },
  { id: '6', name: 'dinner', roomId: '88006', day: 3, hour: 18, hours: 2 },
  { id: '7', name: 'draw', roomId: '88007', day: 4, hour: 19, hours: 2 },
  { id: '8', name: 'sea', roomId: '88008', day: 5, hour: 6, hours: 2 },
  { id: '9', name: 'noodles', roomId: '88009', day: 6, hour: 23, hours: 1 },
] as const

export type HallEventPlan = (typeof HALL_EVENTS)[number]

export function datesOfEvent({ day, hour, hours }: HallEventPlan, firstMidnight: number) {
  const startAt = firstMidnight + day * DAY + hour * HOUR
  const endAt = startAt + hours * HOUR
  return { startAt, endAt, settleAt: endAt }
}

/** When the event of that id starts. Throws a Refusal with code 4040. */
export function hallEventStart(id: string, { state }: HandlerRequest<unknown>): number {
  const plan = found(HALL_EVENTS.find((event) => event.id === id))
  return datesOfEvent(plan, state.firstMidnight).startAt
}
