import { randomUUID } from 'node:crypto'
import { mapLimit } from '../../command/map-limit.ts'
import { fileListOf, htmlOf, LIVE, runtimeFileListOf, TOMBSTONES } from '../../site/layout.ts'
import type { Live, Release } from '../../site/live.ts'
import { ReleaseError } from '../release-error.ts'
import type { Store } from '../store/store.ts'
import { readLive } from './read-live.ts'

const ATTEMPTS = 10

/** Keys that no manifest names again (shared/decisions/28-pruned-keys.md). */
export type Tombstones = ReadonlySet<string>

/** A list that is not there, or damaged: the manifest that names it may be an older one by now. */
export class ListLost extends ReleaseError {}

/** What was ever pruned here. Throws ListLost where that is unknown. */
export async function readTombstones(store: Store, { condemned }: Live): Promise<Tombstones> {
  if (!condemned) return new Set()
  const keys = await keysIn(store, condemned)
  if (keys) return new Set(keys)
  throw new ListLost(
    'disorder',
    `${condemned} at ${store.name} is missing or damaged: it says which files were pruned and must not be counted on. ` +
      'Nothing changed. "init --from-journal" writes it again.',
  )
}

/** What is live, and what was ever pruned there. */
export async function readLiveAndTombstones(
  store: Store,
  site: string,
): Promise<{ live: Live; tombstones: Tombstones }> {
  for (let attempt = 1; ; attempt++) {
    const { live, etag } = await readLive(store, site)
    try {
      return { live, tombstones: await readTombstones(store, live) }
    } catch (error) {
      // Whoever replaced this manifest may have taken its list away.
      const moved = error instanceof ListLost && (await store.head(LIVE))?.etag !== etag
      if (!moved || attempt === ATTEMPTS) throw error
    }
  }
}

/** All keys of all lists, also of those that no manifest came to name; undefined where there is none, or a damaged one. */
export async function readAllTombstones(store: Store): Promise<Tombstones | undefined> {
  const lists = await mapLimit(await store.list(TOMBSTONES), async ({ key }) => {
    const keys = await keysIn(store, key)
    // an entry that is gone was contained in another
    return keys ?? ((await store.head(key)) ? 'damaged' : [])
  })
  if (lists.length === 0 || lists.includes('damaged')) return undefined
  return new Set(lists.flat())
}

/** Writes a list that no manifest names yet. @returns its key. */
export async function writeTombstones(store: Store, keys: Iterable<string>): Promise<string> {
  const text = `${JSON.stringify({ schema: 1, keys: [...keys].sort() }, null, 2)}\n`
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const key = `${TOMBSTONES}${randomUUID()}.json`
    await store.putIfAbsent(key, new TextEncoder().encode(text))
    if (await keysIn(store, key)) return key
    if (await store.head(key))
      throw new ReleaseError('disorder', `${key} was stored incomplete at ${store.name}. Nothing changed.`)
    // Another prune has deleted a list that no manifest named yet.
  }
  throw new ReleaseError(
    'overtaken',
    `Another prune of ${store.name} is running. Nothing changed. Run it again when it has ended.`,
  )
}

async function keysIn(store: Store, list: string): Promise<string[] | undefined> {
  const stored = await store.get(list)
  try {
    const { schema, keys } = JSON.parse(new TextDecoder().decode(stored?.bytes)) as {
      schema: number
      keys: unknown[]
    }
    return schema === 1 && keys.every((key) => typeof key === 'string') ? (keys as string[]) : undefined
  } catch {
    return undefined
  }
}

/** Every key that a release and its canary count on, besides their copies under names that stay. */
export function needsOf(
  page: string,
  {
    build,
    generation,
    files,
    runtime,
    canary,
  }: Pick<Release, 'build' | 'generation' | 'files' | 'runtime' | 'canary'>,
): string[] {
  return [
    fileListOf(page, build, generation),
    htmlOf(page, build, generation),
    runtimeFileListOf(runtime.id, runtime.generation ?? generation),
    ...files,
    ...runtime.files,
    ...(canary ? needsOf(page, canary) : []),
  ]
}
