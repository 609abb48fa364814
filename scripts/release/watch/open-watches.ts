import * as v from 'valibot'
import { ReleaseError } from '../release-error.ts'
import type { Store } from '../store/store.ts'
import type { WatchState } from './watch-step.ts'

/** Watches that are not over, one object a page: whoever watches next goes on with them. */
const FOLDER = '_release/watches/'
const keyOf = (page: string) => `${FOLDER}${page}.json`

/** A watch as it lies at the target. */
export interface OpenWatch {
  schema: 1
  state: WatchState
  /** Address of the collector, without what is secret. */
  collector: string
  /** Who began it, and when (ISO). */
  by: string
  at: string
}

const schema = v.looseObject({
  schema: v.literal(1),
  state: v.looseObject({ page: v.string(), build: v.string(), against: v.string(), share: v.number() }),
  collector: v.string(),
  by: v.string(),
  at: v.string(),
})

/** The watch of a page that is not over; undefined without one. Throws a ReleaseError for one that cannot be read. */
export async function readWatch(store: Store, page: string): Promise<OpenWatch | undefined> {
  const stored = await store.get(keyOf(page))
  if (!stored) return undefined
  try {
    const parsed = v.safeParse(schema, JSON.parse(new TextDecoder().decode(stored.bytes)))
    if (parsed.success) return parsed.output as unknown as OpenWatch
  } catch {
    // cut, or edited
  }
  throw new ReleaseError(
    'disorder',
    `${keyOf(page)} at ${store.name} is no watch that this release can read. "watch ${page} --stop" deletes it, then watch again.`,
  )
}

/** Keeps a watch as it stands. Of two processes that watch a page the later look counts: each knows all visits since the begin. */
export async function keepWatch(store: Store, watch: OpenWatch): Promise<void> {
  const key = keyOf(watch.state.page)
  const bytes = new TextEncoder().encode(JSON.stringify(watch))
  for (;;) {
    const head = await store.head(key)
    if (head ? await store.putIfMatch(key, bytes, head.etag) : await store.putIfAbsent(key, bytes)) return
  }
}

/** Whether a page has a watch that is not over. */
export const isWatched = async (store: Store, page: string) => (await store.head(keyOf(page))) !== undefined

export const endWatch = (store: Store, page: string) => store.delete(keyOf(page))

/** Pages with a watch that is not over. */
export async function watchedPages(store: Store): Promise<string[]> {
  return (await store.list(FOLDER)).map(({ key }) => key.slice(FOLDER.length, -'.json'.length))
}
