import type { Context } from '../context.ts'
import { entriesOf, readRecords } from '../journal.ts'
import { BUILDS, inventoryOf } from '../layout.ts'
import type { Release } from '../live/live.ts'
import { readLive } from '../live/read-live.ts'
import { ReleaseError } from '../release-error.ts'

export interface History {
  verb: 'history'
  page: string
  /** Newest first. */
  releases: (Release & { live: boolean; kept: boolean })[]
}

/** The releases of a page: which is live, and which can be brought back because their files are kept. */
export async function history({ store, site }: Context, page: string): Promise<History> {
  const { live } = await readLive(store, site)
  const now = Object.hasOwn(live.pages, page) ? live.pages[page] : undefined
  const [entries, inventories] = await Promise.all([entriesOf(store, page), store.list(`${BUILDS}${page}/`)])
  const records = await readRecords(store, entries)
  // A publisher that died may not have written down yet what it made live.
  if (now && records[0]?.release !== now.release) records.unshift(now)
  if (records.length === 0) {
    throw new ReleaseError(
      'command',
      `${page} was never released to ${store.name}. "status" lists what is live.`,
    )
  }
  const kept = new Set(inventories.map(({ key }) => key))
  const releases = records.map((record) => ({
    ...record,
    live: record.release === now?.release,
    kept: kept.has(inventoryOf(page, record.build)),
  }))
  return { verb: 'history', page, releases }
}
