import { mapLimit } from '../../command/map-limit.ts'
import { BUILDS, PROBES, RUNTIMES, TEMPORARY } from '../../site/layout.ts'
import type { Live, Release } from '../../site/live.ts'
import type { Context } from '../context.ts'
import { needsOf, readTombstones, type Tombstones } from '../live/tombstones.ts'
import { readFileList } from '../records/file-list.ts'
import { type Entry, entriesOf, readRecord } from '../records/journal.ts'
import type { Listed, Store } from '../store/store.ts'
import { readUploads } from '../upload/announced.ts'

/**
 * What a publisher is sending is spared for so long. A clock that is wrong, or a publisher who takes longer, costs a
 * transfer: what is tombstones under a publisher is sent again under other names.
 */
const AT_WORK_MS = 3_600_000

const BUILD = /^_release\/builds\/(.+)\/([0-9a-f]{12})(?:\.\d+)?\.json$/
const RUNTIME = /^_release\/runtimes\/[0-9a-f]{12}(?:\.\d+)?\.json$/

export interface PrunePlan {
  /** Builds that stay, by page, the live one first. */
  kept: Record<string, string[]>
  /** Builds that go: nobody can go back to them afterwards. */
  gone: Record<string, string[]>
  /** In the order in which they are deleted. */
  toDelete: Listed[]
}

/** A plan, and what makes it binding. */
export interface BindingPlan extends PrunePlan {
  /** Every key ever pruned, including this plan's; undefined if the stored list has them already. */
  tombstones: Tombstones | undefined
  /** What publishers who died have left, under names that are never used again. */
  leftovers: Listed[]
}

/**
 * Files to delete: those that releases are known to have written and nothing needs, keeping the last `keep` builds of
 * each page. Other files at the target are not ours.
 */
export async function planPrune({ store, now }: Context, live: Live, keep: number): Promise<BindingPlan> {
  const before = await readTombstones(store, live)
  const entries = (await entriesOf(store)).filter(({ retired }) => !retired)
  const retained = await retainedOf(store, live, entries, before, keep)
  const old = now().getTime() - AT_WORK_MS
  const uploads = await readUploads(store)
  const isOld = ({ modified }: Listed) => modified < old
  const needed = new Set([
    ...retained.flatMap(([page, release]) => needsOf(page, release)),
    ...uploads
      .filter((upload) => !isOld(upload))
      .flatMap(({ keys }) => keys)
      .filter((key) => !before.has(key)),
  ])
  const listings = await Promise.all(
    [BUILDS, 'pages/', RUNTIMES, 'static/'].map((prefix) => store.list(prefix)),
  )
  const unneeded = listings.flat().filter(({ key }) => !needed.has(key))
  const known = new Set([
    ...before,
    ...uploads.flatMap(({ keys }) => keys),
    ...(await namedByInventories(store, unneeded)),
    ...(await namedByRecords(store, entries, retained, unneeded)),
  ])
  const toDelete = unneeded.filter(({ key }) => known.has(key))
  const leftovers = await Promise.all([PROBES, TEMPORARY].map((prefix) => store.list(prefix)))
  return {
    kept: buildsBy(retained),
    gone: buildsIn(toDelete),
    toDelete,
    tombstones: toDelete.every(({ key }) => before.has(key))
      ? undefined
      : new Set([...before, ...toDelete.map(({ key }) => key)]),
    leftovers: [...leftovers.flat(), ...uploads].filter(isOld),
  }
}

/** The live releases, and of each page further builds, newest first, until there are enough of those that can be brought back. */
async function retainedOf(
  store: Store,
  live: Live,
  entries: Entry[],
  tombstones: Tombstones,
  keep: number,
): Promise<[string, Release][]> {
  const pages = [...new Set([...Object.keys(live.pages), ...entries.map(({ page }) => page)])].sort()
  const retained = await mapLimit(pages, async (page) => {
    const now = Object.hasOwn(live.pages, page) ? live.pages[page] : undefined
    const builds = new Map<string, Release>(now && [[now.build, now]])
    for (const entry of entries) {
      if (builds.size >= keep) break
      if (entry.page !== page || builds.has(entry.build)) continue
      const release = await readRecord(store, entry)
      if (!needsOf(page, release).some((key) => tombstones.has(key))) builds.set(entry.build, release)
    }
    return [...builds.values()].map((release): [string, Release] => [page, release])
  })
  return retained.flat()
}

/** What the fileLists among these name, themselves included. */
async function namedByInventories(store: Store, unneeded: Listed[]): Promise<string[]> {
  const fileLists = unneeded.map(({ key }) => key).filter((key) => BUILD.test(key) || RUNTIME.test(key))
  const named = await mapLimit(fileLists, async (key) => {
    const fileList = await readFileList(store, key)
    return [key, ...Object.keys(fileList?.files ?? {})]
  })
  return named.flat()
}

/** What was live and whose fileList is lost: the journal knows its files. */
async function namedByRecords(
  store: Store,
  entries: Entry[],
  retained: [string, Release][],
  unneeded: Listed[],
): Promise<string[]> {
  const stay = new Set(retained.map(([page, { build }]) => `${page} ${build}`))
  const withInventory = new Set(
    unneeded.map(({ key }) => BUILD.exec(key)).map((found) => found && `${found[1]} ${found[2]}`),
  )
  const html = new Set(
    unneeded
      .map(({ key }) => /^pages\/(.+)\/([0-9a-f]{12})/.exec(key))
      .map((found) => found && `${found[1]} ${found[2]}`),
  )
  const lost = entries.filter(({ page, build }) => {
    const name = `${page} ${build}`
    return !stay.has(name) && !withInventory.has(name) && html.has(name)
  })
  const records = await mapLimit(lost, async (entry) => needsOf(entry.page, await readRecord(store, entry)))
  return records.flat()
}

function buildsBy(retained: [string, Release][]): Record<string, string[]> {
  const builds: Record<string, string[]> = {}
  for (const [page, { build }] of retained) {
    builds[page] ??= []
    builds[page].push(build)
  }
  return builds
}

function buildsIn(listed: Listed[]): Record<string, string[]> {
  const builds: Record<string, string[]> = {}
  for (const { key } of listed) {
    const [, page, build] = BUILD.exec(key) ?? []
    if (!page || !build) continue
    builds[page] ??= []
    builds[page].push(build)
  }
  return builds
}
