import { mapLimit } from '../../command/map-limit.ts'
import { BUILDS, PROBES, RUNTIMES, TEMPORARY } from '../../site/layout.ts'
import type { Live, Release } from '../../site/live.ts'
import type { Context } from '../context.ts'
import { neededByPlans } from '../live/plans.ts'
import { needsOf, readTombstones, type Tombstones } from '../live/tombstones.ts'
import { readFileList } from '../records/file-list.ts'
import { type Entry, entriesOf, readEither, readRecord } from '../records/journal.ts'
import type { Listed, Store } from '../store/store.ts'
import { readUploads } from '../upload/announced.ts'

/**
 * What a publisher is sending is spared for so long. A clock that is wrong, or a publisher who takes longer, costs a
 * transfer: a key that gets a tombstone meanwhile is sent again under another name.
 */
const AT_WORK_MS = 3_600_000

const BUILD = /^_release\/builds\/(.+)\/([0-9a-f]{12})(?:\.\d+)?\.json$/
const RUNTIME = /^_release\/runtimes\/[0-9a-f]{12}(?:\.\d+)?\.json$/

export interface PruneOptions {
  /** Builds of each page that stay. */
  keep: number
  /** ms: builds that were live since then stay too. */
  olderThan?: number
  /** Deletes; else it only returns what would go. */
  yes?: boolean
}

export interface PrunePlan {
  /** Builds that stay, by page, the live one first. */
  kept: Record<string, string[]>
  /** Builds that go: they cannot be brought back afterwards. */
  gone: Record<string, string[]>
  /** In the order in which they are deleted. */
  toDelete: Listed[]
  /** Files of publishers who are at work, or have died, and until when they stay. */
  spared: { files: number; bytes: number; until: string }[]
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
export async function planPrune(
  { store, now }: Context,
  live: Live,
  { keep, olderThan = 0 }: PruneOptions,
): Promise<BindingPlan> {
  const before = await readTombstones(store, live)
  const all = await entriesOf(store)
  const entries = all.filter(({ retired }) => !retired)
  const since = olderThan > 0 ? now().getTime() - olderThan : Number.POSITIVE_INFINITY
  const retained = await retainedOf(store, live, all, before, keep, since)
  const old = now().getTime() - AT_WORK_MS
  const uploads = await readUploads(store)
  const isOld = ({ modified }: Listed) => modified < old
  const counted = new Set([
    ...retained.flatMap(([page, release]) => needsOf(page, release)),
    ...neededByPlans(live),
  ])
  const atWork = uploads
    .filter((upload) => !isOld(upload))
    .map(({ modified, keys }) => ({
      modified,
      keys: keys.filter((key) => !before.has(key) && !counted.has(key)),
    }))
  const needed = new Set([...counted, ...atWork.flatMap(({ keys }) => keys)])
  const listings = await Promise.all(
    [BUILDS, 'pages/', RUNTIMES, 'static/'].map((prefix) => store.list(prefix)),
  )
  const sizes = new Map(listings.flat().map(({ key, size }) => [key, size]))
  const spared = atWork
    .map(({ modified, keys }) => {
      const there = keys.filter((key) => sizes.has(key))
      const bytes = there.reduce((sum, key) => sum + (sizes.get(key) ?? 0), 0)
      return { files: there.length, bytes, until: new Date(modified + AT_WORK_MS).toISOString() }
    })
    .filter(({ files }) => files > 0)
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
    spared,
    tombstones: toDelete.every(({ key }) => before.has(key))
      ? undefined
      : new Set([...before, ...toDelete.map(({ key }) => key)]),
    leftovers: [...leftovers.flat(), ...uploads].filter(isOld),
  }
}

/**
 * The live releases, and of each page further builds, newest first: as many as `keep`, and those that were live after `since`,
 * in ms since 1970.
 */
async function retainedOf(
  store: Store,
  live: Live,
  entries: Entry[],
  tombstones: Tombstones,
  keep: number,
  since: number,
): Promise<[string, Release][]> {
  const pages = [...new Set([...Object.keys(live.pages), ...entries.map(({ page }) => page)])].sort()
  const retained = await mapLimit(pages, async (page) => {
    const now = Object.hasOwn(live.pages, page) ? live.pages[page] : undefined
    const builds = new Map<string, Release>()
    const add = ({ canary, ...release }: Release, isYoung: boolean) => {
      // an ended canary cannot be brought back, but people may have it open
      for (const each of canary && isYoung ? [release, canary] : [release])
        if (!builds.has(each.build) && !needsOf(page, each).some((key) => tombstones.has(key)))
          builds.set(each.build, each)
    }
    if (now) for (const each of now.canary ? [now, now.canary] : [now]) builds.set(each.build, each)
    let replaced = now && Date.parse(now.at)
    for (const entry of entries) {
      if (entry.page !== page) continue
      const isYoung = replaced !== undefined && replaced >= since
      if (builds.size >= keep && !isYoung) break
      if (builds.has(entry.build) && since === Number.POSITIVE_INFINITY) continue
      const release = await readEither(store, entry)
      replaced = Date.parse(release.at)
      if (!('retired' in release)) add(release, isYoung)
    }
    return [...builds.values()].map((release): [string, Release] => [page, release])
  })
  return retained.flat()
}

/** The file lists among these, and the keys that they name. */
async function namedByInventories(store: Store, unneeded: Listed[]): Promise<string[]> {
  const fileLists = unneeded.map(({ key }) => key).filter((key) => BUILD.test(key) || RUNTIME.test(key))
  const named = await mapLimit(fileLists, async (key) => {
    const fileList = await readFileList(store, key)
    return [key, ...Object.keys(fileList?.files ?? {})]
  })
  return named.flat()
}

/** Keys of builds that were live and whose file list is lost: the journal names them. */
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
