import { mapLimit } from '../../command/map-limit.ts'
import { BUILDS, RUNTIMES, TOMBSTONES } from '../../site/layout.ts'
import type { Live, Retirement } from '../../site/live.ts'
import { needsOf, type Tombstones, writeTombstones } from '../live/tombstones.ts'
import { readFileList } from '../records/file-list.ts'
import { entriesOf, readRecord, readRetirement } from '../records/journal.ts'
import type { Store } from '../store/store.ts'
import { readUploads } from '../upload/announced.ts'

/** The manifest with a list of these keys, besides those that it names itself. */
export async function withTombstones(store: Store, live: Live, keys: Tombstones): Promise<Live> {
  const named = new Set(Object.entries(live.pages).flatMap(([page, release]) => needsOf(page, release)))
  const condemned = [...keys].filter((key) => !named.has(key))
  const { condemned: _, ...rest } = live
  return condemned.length > 0 ? { ...rest, condemned: await writeTombstones(store, condemned) } : rest
}

/** Every key that releases are known to have used, and may have pruned; none where nothing was ever pruned. */
export async function allKnownKeys(store: Store, live: Live): Promise<Tombstones> {
  if (!live.condemned && (await store.list(TOMBSTONES)).length === 0) return new Set()
  const entries = (await entriesOf(store)).filter(({ retired }) => !retired)
  const records = await mapLimit(entries, async (entry) =>
    needsOf(entry.page, await readRecord(store, entry)),
  )
  const fileLists = (await Promise.all([BUILDS, RUNTIMES].map((prefix) => store.list(prefix)))).flat()
  const listed = await mapLimit(fileLists, async ({ key }) => [
    key,
    ...Object.keys((await readFileList(store, key))?.files ?? {}),
  ])
  const uploads = await readUploads(store)
  return new Set([...records.flat(), ...listed.flat(), ...uploads.flatMap(({ keys }) => keys)])
}

/** The newest record of each page: live, or retired. */
export async function newestOf(
  store: Store,
): Promise<{ pages: Live['pages']; retired: Record<string, Retirement> }> {
  const newest = new Map((await entriesOf(store)).reverse().map((entry) => [entry.page, entry]))
  const entries = [...newest.values()]
  const ended = entries.filter(({ retired }) => retired)
  const going = entries.filter(({ retired }) => !retired)
  return {
    pages: Object.fromEntries(
      await mapLimit(going, async (entry) => [entry.page, await readRecord(store, entry)] as const),
    ),
    retired: Object.fromEntries(
      await mapLimit(ended, async (entry) => [entry.page, await readRetirement(store, entry)] as const),
    ),
  }
}
