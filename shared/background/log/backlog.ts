import { createStore, delMany, getMany, keys, setMany } from 'idb-keyval'
import type { NotedEvent } from '#shared/runtime/log'

/** WebKit's IndexedDB can hang for ever while opening (bug 226547). */
const ANSWERS_WITHIN_MS = 2000

/**
 * Events that could not be sent at first, by rid, in IndexedDB under the statistics name: it survives crashes and is
 * shared by all tabs. A browser that refuses or does not respond is not tried again on this visit; its events stay where
 * `log` stored them.
 */
export function createBacklog() {
  let store: ReturnType<typeof createStore> | undefined
  let broken = false

  /** @param otherwise fallback for a store that is unavailable. */
  async function ask<T>(otherwise: T, use: (of: ReturnType<typeof createStore>) => Promise<T>): Promise<T> {
    if (broken) return otherwise
    let timer: ReturnType<typeof setTimeout> | undefined
    try {
      store ??= createStore('statistics', 'statistics')
      return await Promise.race([
        use(store),
        new Promise<never>((_, reject) => {
          timer = setTimeout(reject, ANSWERS_WITHIN_MS)
        }),
      ])
    } catch {
      broken = true
      return otherwise
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    /** False when they could not be stored. */
    keep: (events: NotedEvent[]): Promise<boolean> =>
      ask(false, async (of) => {
        await setMany(
          events.map((event): [string, NotedEvent] => [event.rid, event]),
          of,
        )
        return true
      }),

    /** Oldest first. */
    rids: (): Promise<string[]> =>
      ask([], async (of) => (await keys<string>(of)).filter((rid) => typeof rid === 'string').sort()),

    read: (rids: string[]): Promise<NotedEvent[]> =>
      ask(
        [],
        async (of) =>
          (await getMany<NotedEvent | undefined>(rids, of)).filter(
            (event) => event?.rid !== undefined,
          ) as NotedEvent[],
      ),

    drop: (rids: string[]): Promise<void> => ask(undefined, (of) => delMany(rids, of)),
  }
}
