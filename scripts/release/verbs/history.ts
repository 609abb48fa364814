import { mapLimit } from '../../command/map-limit.ts'
import { BUILDS, fileListOf } from '../../site/layout.ts'
import { lastOf, type Release, type Retirement } from '../../site/live.ts'
import { similarPage } from '../built-site/page-id.ts'
import type { Context } from '../context.ts'
import { needsOf, readLiveAndTombstones } from '../live/tombstones.ts'
import { entriesOf, readEither } from '../records/journal.ts'
import { ReleaseError } from '../release-error.ts'

export type Past = (Release | Retirement) & { live: boolean; kept: boolean }

export interface History {
  verb: 'history'
  page: string
  /** Newest first. */
  releases: Past[]
}

/** The releases of a page: which is live, and which can be brought back because their files are kept. */
export async function history({ store, site }: Context, page: string): Promise<History> {
  const { live, tombstones } = await readLiveAndTombstones(store, site)
  const now = lastOf(live, page)
  const [entries, fileLists] = await Promise.all([entriesOf(store, page), store.list(`${BUILDS}${page}/`)])
  const records = await mapLimit(entries, (entry) => readEither(store, entry))
  // A publisher that died may not have written down yet what it made live.
  if (now && records[0]?.release !== now.release) records.unshift(now)
  if (records.length === 0) {
    throw new ReleaseError(
      'command',
      `${page} was never released to ${store.name}.${similarPage(page, Object.keys({ ...live.pages, ...live.retired }))} "status" lists what is live.`,
    )
  }
  const there = new Set(fileLists.map(({ key }) => key))
  const isKept = (record: Release) =>
    there.has(fileListOf(page, record.build, record.generation)) &&
    !needsOf(page, record).some((key) => tombstones.has(key))
  const releases = records.map((record) => ({
    ...record,
    live: !('retired' in record) && record.release === now?.release,
    kept: !('retired' in record) && isKept(record),
  }))
  return { verb: 'history', page, releases }
}
