import { setTimeout as pause } from 'node:timers/promises'
import { LIVE } from '../../site/layout.ts'
import { type Live, parseLive, writeLive } from '../../site/live.ts'
import { ReleaseError } from '../release-error.ts'
import type { Store } from '../store/store.ts'
import { type FoundLive, readLive } from './read-live.ts'
import { refuseClashes } from './routes-of.ts'
import { ListLost } from './tombstones.ts'

const ATTEMPTS = 30
const PAUSE_MS = 20
const AGAIN = Symbol('again')

export interface Swapped {
  live: Live
  /** What it replaced; `live` itself if nothing was changed. */
  before: Live
  /** False: the site was already as it was to be. */
  changed: boolean
}

/**
 * Changes the live manifest by compare-and-swap. If somebody else was faster, `change` is called again with the new
 * content; it throws if nothing is left to do, and returns undefined if all is done already.
 */
export async function swap(
  store: Store,
  site: string,
  change: (live: Live) => Promise<Live | undefined>,
): Promise<Swapped> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const found = await readLive(store, site)
    const next = await change(found.live).catch(async (error: unknown): Promise<typeof AGAIN> => {
      // Whoever replaced this manifest may have taken its list away.
      if (error instanceof ListLost && (await store.head(LIVE))?.etag !== found.etag) return AGAIN
      throw error
    })
    if (next === AGAIN) continue
    if (!next) return { live: found.live, before: found.live, changed: false }
    refuseClashes(next)
    if (await replace(store, site, found, next)) return { live: next, before: found.live, changed: true }
    await pause(PAUSE_MS * (1 + attempt) * Math.random())
  }
  throw new ReleaseError('overtaken', `${store.name} is being changed by other publishers. Try again later.`)
}

async function replace(store: Store, site: string, found: FoundLive, next: Live): Promise<boolean> {
  const bytes = writeLive(next)
  parseLive(new TextDecoder().decode(bytes))
  try {
    if (!(await store.putIfMatch(LIVE, bytes, found.etag))) return false
  } catch (error) {
    // the response is lost, perhaps not the request: the content shows which
    const now = await readLive(store, site).catch(() => undefined)
    if (now?.live.change.id === next.change.id) return true
    if (now && now.etag !== found.etag) return false
    throw error
  }
  await fix(store, bytes)
  return true
}

/** A manifest that was cut on its way is put again, at once: everybody reads it. */
async function fix(store: Store, bytes: Uint8Array): Promise<void> {
  const left = await store.get(LIVE).catch(() => undefined)
  if (!left) return
  try {
    parseLive(new TextDecoder().decode(left.bytes))
  } catch {
    await store.putIfMatch(LIVE, bytes, left.etag)
  }
}
