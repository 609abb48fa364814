import type { Context } from '../context.ts'
import { type Entry, entriesOf, readRecords } from '../journal.ts'
import { BUILDS, htmlOf, inventoryOf, PROBES, RUNTIMES, runtimeInventoryOf, TEMPORARY } from '../layout.ts'
import type { Live, Release } from '../live/live.ts'
import type { Listed } from '../store/store.ts'

/** What publishers who died have left is theirs for so long. */
const LEFTOVER_MS = 3_600_000

export interface PrunePlan {
  /** Builds that stay, by page, the live one first. */
  kept: Record<string, string[]>
  /** Builds that go: nobody can go back to them afterwards. */
  gone: Record<string, string[]>
  /** In the order in which they are deleted. */
  doomed: Listed[]
}

/** What may go: everything of the builds that nobody needs, when the last `keep` builds of each page stay. */
export async function planPrune({ store, now }: Context, live: Live, keep: number): Promise<PrunePlan> {
  const entries = await entriesOf(store)
  const pages = [...new Set([...Object.keys(live.pages), ...entries.map((entry) => entry.page)])].sort()
  const kept: PrunePlan['kept'] = {}
  const retained: Entry[] = []
  for (const page of pages) {
    const newest = new Map<string, Entry>()
    for (const entry of entries)
      if (entry.page === page && !newest.has(entry.build)) newest.set(entry.build, entry)
    const builds = [...new Set([...(live.pages[page] ? [live.pages[page].build] : []), ...newest.keys()])]
    kept[page] = builds.slice(0, keep)
    retained.push(...builds.slice(0, keep).flatMap((build) => newest.get(build) ?? []))
  }
  const releases = [...Object.entries(live.pages), ...(await recordsOf(retained))]
  const needed = new Set(releases.flatMap(([page, release]) => needsOf(page, release)))
  const listings = await Promise.all(
    [BUILDS, 'pages/', RUNTIMES, 'static/'].map((prefix) => store.list(prefix)),
  )
  const leftovers = await Promise.all([PROBES, TEMPORARY].map((prefix) => store.list(prefix)))
  const old = now().getTime() - LEFTOVER_MS
  const unneeded = listings.map((listing) => listing.filter(({ key }) => !needed.has(key)))
  return {
    kept,
    gone: buildsIn(unneeded[0] ?? []),
    doomed: [...unneeded.flat(), ...leftovers.flat().filter(({ modified }) => modified < old)],
  }

  async function recordsOf(chosen: Entry[]): Promise<[string, Release][]> {
    const records = await readRecords(store, chosen)
    return records.map((record, index) => [chosen[index]?.page ?? '', record])
  }
}

function needsOf(page: string, { build, files, runtime }: Release): string[] {
  return [
    inventoryOf(page, build),
    htmlOf(page, build),
    runtimeInventoryOf(runtime.id),
    ...files,
    ...runtime.files,
  ]
}

function buildsIn(inventories: Listed[]): Record<string, string[]> {
  const builds: Record<string, string[]> = {}
  for (const { key } of inventories) {
    const [, page, build] = /^_release\/builds\/(.+)\/([0-9a-f]{12})\.json$/.exec(key) ?? []
    if (!page || !build) continue
    builds[page] ??= []
    builds[page].push(build)
  }
  return builds
}
