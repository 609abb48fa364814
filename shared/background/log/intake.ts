import { LOG_KEY, type NotedEvent, notedKeys, PAGE_MARK } from '#shared/runtime/log'
import { storage } from '#shared/runtime/storage'

/** How long an event of another page is left to that page, which may be about to send it, in ms. */
export const YOUNG_MS = 5000

const ridOf = (key: string) => key.slice(LOG_KEY.length)

/** Whether this page noted the event. A rid is eight digits of time, the page's mark, a number. */
export const isOwn = (rid: string) => rid.startsWith(PAGE_MARK, 8)

/** Whether another page may still send it. Robust against a clock that was set back. */
export const isYoung = (rid: string) =>
  !isOwn(rid) && Math.abs(Date.now() - Number.parseInt(rid.slice(0, 8), 36)) < YOUNG_MS

/** Events that `log` stored, of this page and of closed ones: one localStorage key each. */
export const intake = {
  /** Oldest first. */
  rids: (): string[] => notedKeys().map(ridOf),

  /** Without those that another page has sent meanwhile; invalid entries are removed. */
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
