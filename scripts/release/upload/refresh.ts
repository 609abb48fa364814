import { mapLimit } from '../../command/map-limit.ts'
import type { Live } from '../../site/live.ts'
import { HOUR_MS } from '../age.ts'
import { needsOf } from '../records/file-list.ts'
import type { Store } from '../store/store.ts'

/** Half of the shortest time that a prune keeps what nothing needs (shared/decisions/28-pruned-keys.md). */
const REFRESHED_AFTER_MS = 24 * HOUR_MS

/**
 * Files that lie at the target already, that no live build needs, and that a prune may be about to delete: who counts on them
 * writes them anew, and looks after the switch whether they are still there.
 */
export class Refresh {
  readonly #store: Store
  readonly #time: Promise<number>
  readonly #needed: ReadonlySet<string>
  readonly #written = new Map<string, Uint8Array>()

  /** @param time of the target, ms since 1970. */
  constructor(store: Store, live: Live, time: Promise<number>) {
    this.#store = store
    this.#time = time
    // reported where it is awaited
    time.catch(() => undefined)
    this.#needed = new Set(Object.entries(live.pages).flatMap(([page, release]) => needsOf(page, release)))
  }

  async isDue(key: string, modified: number): Promise<boolean> {
    if (this.#needed.has(key) || this.#written.has(key)) return false
    return modified < (await this.#time) - REFRESHED_AFTER_MS
  }

  /** Writes a file anew that was read or compared with this ETag. */
  async write(key: string, bytes: Uint8Array, etag: string): Promise<void> {
    this.#written.set(key, bytes)
    // deleted in between
    if (!(await this.#store.putIfMatch(key, bytes, etag))) await this.#store.putIfAbsent(key, bytes)
  }

  /** After the switch: writes again what a prune deleted in between. */
  async restore(): Promise<void> {
    await mapLimit([...this.#written], async ([key, bytes]) => {
      if (!(await this.#store.head(key))) await this.#store.putIfAbsent(key, bytes)
    })
  }
}
