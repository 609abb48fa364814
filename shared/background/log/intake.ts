import { LOG_KEY, type NotedEvent, notedKeys, PAGE_MARK } from '#shared/runtime/log'
import { storage } from '#shared/runtime/storage'

/** So long another page's event is left to that page: it may be just about to send it itself. */
export const YOUNG_MS = 5000

const ridOf = (key: string) => key.slice(LOG_KEY.length)

/** Whether this page noted the event. A rid is eight digits of time, the page's mark, a number. */
export const isOwn = (rid: string) => rid.startsWith(PAGE_MARK, 8)

/** Of another page that may still be at work. A clock that was set since makes nothing young for long. */
export const isYoung = (rid: string) =>
  !isOwn(rid) && Math.abs(Date.now() - Number.parseInt(rid.slice(0, 8), 36)) < YOUNG_MS

/** What `log` put down, of this page and of pages that have gone: one key of the local store an event. */
export const intake = {
  /** Oldest first. */
  rids: (): string[] => notedKeys().map(ridOf),

  /** Without those that another page has sent meanwhile; what is no event is cleared away. */
  read(rids: string[]): NotedEvent[] {
    return rids.flatMap((rid) => {
      const event = storage.readJson(LOG_KEY + rid) as NotedEvent | null | undefined
      if (event?.rid === rid) return [event]
      storage.remove(LOG_KEY + rid)
      return []
    })
  },

  drop(rids: string[]): void {
    for (const rid of rids) storage.remove(LOG_KEY + rid)
  },
}
