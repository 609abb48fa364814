import { address } from '#shared/runtime/address'
import { serverNow } from '#shared/runtime/clock'
import { logText } from '#shared/runtime/errors'
import { language } from '#shared/runtime/i18n'
import { session } from '#shared/runtime/session'
import { SCENES, type Scene } from './scenes.ts'

/** What happened and where; the app and device are added when it is sent. */
export interface NotedEvent {
  /** This event's own id: a batch that arrives twice counts once. Sorts by when it was noted. */
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

/** In every rid of this page load, behind the time. */
export const PAGE_MARK = Math.random().toString(36).slice(2, 10)

/** Four digits of base 36, so that events of one millisecond sort too. */
let count = 46_656

/** The device's clock in eight digits (until the year 2059), the page load, and a number. */
const nextRid = () => Date.now().toString(36) + PAGE_MARK + (count++).toString(36)

export function note(id: string, scene: Scene, extra?: Record<string, unknown>): NotedEvent {
  const { area, roomId, fleetId } = address()
  const who = session.get()
  return {
    rid: nextRid(),
    id,
    href: logText(location.href),
    page: location.pathname,
    scene: SCENES[scene],
    time: serverNow(),
    language: language(),
    area,
    userId: who.userId,
    roomId: roomId || who.roomId,
    fleetId,
    extra: extra ? logText(extra) : '',
  }
}
