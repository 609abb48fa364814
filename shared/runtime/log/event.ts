import { address } from '#shared/runtime/address'
import { serverNow } from '#shared/runtime/clock'
import { mask } from '#shared/runtime/errors'
import { language } from '#shared/runtime/i18n'
import type { HeaderProfile } from '#shared/runtime/profile'
import { session } from '#shared/runtime/session'
import { SCENES, type Scene } from './scenes.ts'

/** What happened and where; the app and device are added when it is sent. */
export interface NotedEvent {
  /** This event's own random id: a batch that arrives twice counts once. */
  rid: string
  /** What happened, as 'battle.claim'. */
  id: string
  href: string
  /** The history path. */
  page: string
  scene: number
  /** ms since 1970, the server's clock. */
  time: number
  language: string
  area: string
  userId: string
  roomId: string
  fleetId: string
  /** JSON, secrets masked. */
  extra: string
}

export type LogEvent = NotedEvent & Omit<HeaderProfile, 'country' | 'timeZone'>

export function note(id: string, scene: Scene, extra?: Record<string, unknown>): NotedEvent {
  const { area, roomId, fleetId } = address()
  const who = session.get()
  return {
    rid: Date.now().toString(36) + Math.random().toString(36).slice(2),
    id,
    href: mask(location.href),
    page: location.pathname,
    scene: SCENES[scene],
    time: serverNow(),
    language: language(),
    area,
    userId: who.userId,
    roomId: roomId || who.roomId,
    fleetId,
    extra: extra ? mask(JSON.stringify(extra)) : '',
  }
}

/** The event as it is sent. */
export function complete(event: NotedEvent, profile: HeaderProfile): LogEvent {
  const { country, timeZone, ...device } = profile
  return { ...device, ...event, area: event.area || profile.area }
}
