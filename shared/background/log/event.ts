import type { NotedEvent } from '#shared/runtime/log'
import type { HeaderProfile } from '#shared/runtime/profile'
import type { Origin } from './origin.ts'

/** A log event as it is sent. */
export type LogEvent = NotedEvent & Omit<HeaderProfile, 'country' | 'timeZone'> & Partial<Origin>

/** Adds the app, the device, and the document that noted the event. */
export function complete(event: NotedEvent, profile: HeaderProfile, origin?: Origin): LogEvent {
  const { country, timeZone, ...device } = profile
  return { ...device, ...event, area: event.area || profile.area, ...origin }
}
