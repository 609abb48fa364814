import { storage } from '#shared/runtime/storage'
import { note } from './event.ts'
import type { Scene } from './scenes.ts'

/** Where a noted event waits in the local store, with its rid behind: no crash and no leaving takes it away. */
export const LOG_KEY = 'statistics:'
const MOST = 2000

let listener: (() => void) | undefined

/** Keys of the events that wait in the local store, of every page, oldest first. */
export const notedKeys = () =>
  storage
    .keys()
    .filter((key) => key.startsWith(LOG_KEY))
    .sort()

/** Calls the background, which sends them, for each noted event. */
export function onNoted(next: () => void): void {
  listener = next
}

/** What people see and do, for statistics. Failures are silent. */
export const log = {
  /** Logs an action or exposure. `scene` defaults to 'button'; secrets in `extra` are masked. */
  action(
    id: string,
    { scene = 'button', extra }: { scene?: Scene; extra?: Record<string, unknown> } = {},
  ): void {
    const event = note(id, scene, extra)
    const keys = notedKeys()
    if (keys.length >= MOST) storage.remove(keys[0] as string)
    storage.writeJson(LOG_KEY + event.rid, event)
    listener?.()
  },
}
