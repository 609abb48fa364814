import type { NotedEvent } from '#shared/runtime/log'
import type { HeaderProfile } from '#shared/runtime/profile'

/** A log event as it is sent. */
export type LogEvent = NotedEvent & Omit<HeaderProfile, 'country' | 'timeZone'>

/** Adds the app and the device. */
export function complete(event: NotedEvent, profile: HeaderProfile): LogEvent {
  const { country, timeZone, ...device } = profile
  return { ...device, ...event, area: event.area || profile.area }
}
