import { mapLimit } from '../../command/map-limit.ts'
import { BUILDS, CHANGES, CONTENTS, LIVE, PROBES, RUNTIMES, TEMPORARY } from '../../site/layout.ts'
import type { Live, Release, Snapshot } from '../../site/live.ts'
import { HOUR_MS } from '../age.ts'
import type { Context } from '../context.ts'
import { readLive } from '../live/read-live.ts'
import { changeNumbered } from '../records/changes.ts'
import { needsOf } from '../records/file-list.ts'
import { probe } from '../store/probe.ts'
import { type Listed, type Store, StoreError } from '../store/store.ts'

/** How long what nothing needs any more stays: so long it can be rolled back to, and people may have it open. */
export const KEPT_MS = 30 * 24 * HOUR_MS
/** Publishers count on twice the time after which they write a file anew (upload/refresh.ts). */
export const SHORTEST_KEPT_MS = 48 * HOUR_MS
/** A prune that slept must not go on with what it looked up long ago. */
const LONGEST_MS = HOUR_MS
/** What publishers put for moments, and lost. */
const TEMPORARY_MS = HOUR_MS

/** Names that releases give to their files: what others put beside them stays. */
const OURS =
  /^(static\/[\w.-]+-[\w-]+\.\w+|pages\/.+\/[0-9a-f]{12}\.html|_release\/(builds\/.+\/[0-9a-f]{12}|runtimes\/[0-9a-f]{12})\.json|_release\/contents\/[0-9a-f]{64})$/
const FILE_LIST = /^_release\/(?:builds\/(.+)\/([0-9a-f]{12})|runtimes\/.+)\.json$/

export interface PruneOptions {
  /** ms: what was written, or needed by a live build, since then stays. */
  olderThan?: number
  /** Deletes; else it only returns what would go. */
  yes?: boolean
}

export interface Pruned {
  verb: 'prune'
  /** False for a dry run. */
  done: boolean
  /** Files that go, or went, in the order in which they are deleted. */
  toDelete: Listed[]
  /** Builds that can be brought back, by page, and those that no longer can. */
  kept: Record<string, string[]>
  gone: Record<string, string[]>
  /** It ended itself an hour after it began: the next one goes on. */
  isCut: boolean
}

/**
 * Deletes what is older than a time and what no live build, no canary, no plan, and no build that was live within that time
 * needs. All by the target's own clock. Each file is looked at again just before it is deleted, since a publisher who counts
 * on an old one writes it anew. Without `yes` it only returns what would go.
 */
export async function prune(
  context: Context,
  { olderThan = KEPT_MS, yes = false }: PruneOptions = {},
): Promise<Pruned> {
  const { store, site, now, progress } = context
  const began = now().getTime()
  try {
    const time = yes ? await probe(store) : Date.now()
    const { live } = await readLive(store, site)
    const since = time - olderThan
    const found = await oldFilesOf(store, live, since, time)
    const result: Pruned = { verb: 'prune', done: yes, isCut: false, ...found }
    if (!yes) return result
    const isLate = () => now().getTime() - began > LONGEST_MS
    const toDelete: Listed[] = []
    // one by one: one that sleeps ahead of a deletion must not hold more of them
    for (const file of found.toDelete) {
      if (isLate()) break
      const head = await store.head(file.key)
      if (!head || head.modified >= (isTemporary(file.key) ? time - TEMPORARY_MS : since)) continue
      await store.delete(file.key)
      toDelete.push(file)
      progress(`${toDelete.length} of ${found.toDelete.length} files are deleted`)
    }
    return { ...result, toDelete, gone: buildsIn(toDelete), isCut: isLate() }
  } catch (error) {
    if (!(error instanceof StoreError)) throw error
    throw new StoreError(`${error.message} The live site is intact. Run it again to delete the rest.`)
  }
}

const isTemporary = (key: string) => key.startsWith(PROBES) || key.startsWith(TEMPORARY)

/** @param since ms since 1970, by the target's clock, as `time`. */
async function oldFilesOf(
  store: Store,
  live: Live,
  since: number,
  time: number,
): Promise<Pick<Pruned, 'toDelete' | 'kept' | 'gone'>> {
  const needed = await neededSince(store, live, since)
  // file lists first: one that is there vouches for all of its files
  const prefixes = [BUILDS, RUNTIMES, 'pages/', 'static/', CONTENTS]
  const files = (await Promise.all(prefixes.map((prefix) => store.list(prefix)))).flat()
  const rest = await Promise.all([PROBES, TEMPORARY].map((prefix) => store.list(prefix)))
  const old = files.filter(({ key, modified }) => OURS.test(key) && !needed.has(key) && modified < since)
  const leftovers = rest.flat().filter(({ modified }) => modified < time - TEMPORARY_MS)
  const going = new Set(old.map(({ key }) => key))
  return {
    toDelete: [...old, ...leftovers],
    kept: buildsIn(files.filter(({ key }) => !going.has(key))),
    gone: buildsIn(old),
  }
}

/** Keys that live builds, canaries and plans need, and builds that were live since. */
async function neededSince(store: Store, live: Live, since: number): Promise<Set<string>> {
  // the target's clock says when a change was made, since a publisher's may be wrong
  const young = (await store.list(CHANGES))
    .filter(({ modified }) => modified >= since)
    .map(({ key }) => Number(/(\d+)\.json$/.exec(key)?.[1]))
  // its record may not be there yet
  const isYoung = ((await store.head(LIVE))?.modified ?? 0) >= since
  const numbers = [...new Set([...young, ...(isYoung ? [live.change.number] : [])])]
  const changes = await mapLimit(numbers, (number) => changeNumbered(store, live, number))
  const snapshots = changes.flatMap(({ before, after }) => [before, after])
  return new Set([
    ...neededBy({ pages: live.pages, public: live.public }),
    ...plannedIn(live).flatMap(([page, release]) => needsOf(page, release)),
    ...snapshots.flatMap(neededBy),
  ])
}

const plannedIn = ({ plans = [] }: Live) =>
  plans.flatMap(({ action }) => (action.verb === 'publish' ? Object.entries(action.releases) : []))

function neededBy({ pages = {}, public: files = {} }: Snapshot): string[] {
  const releases = Object.entries(pages).filter(
    (entry): entry is [string, Release] => entry[1] !== null && !('retired' in entry[1]),
  )
  return [
    ...releases.flatMap(([page, release]) => needsOf(page, release)),
    ...Object.values(files).map((digest) => CONTENTS + digest),
  ]
}

function buildsIn(listed: Listed[]): Record<string, string[]> {
  const builds: Record<string, string[]> = {}
  for (const { key } of listed) {
    const [, page, build] = FILE_LIST.exec(key) ?? []
    if (!page || !build) continue
    builds[page] ??= []
    builds[page].push(build)
  }
  return builds
}
