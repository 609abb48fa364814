import { atOnce } from '../at-once.ts'
import type { Context } from '../context.ts'
import { entriesOf, readRecord } from '../journal.ts'
import { LIVE } from '../layout.ts'
import { emptyLive, type Live, parseLive, type Release, writeLive } from '../live/live.ts'
import { readLive } from '../live/read-live.ts'
import { refuseClashes, withReleases } from '../live/routes-of.ts'
import { ReleaseError } from '../release-error.ts'
import { settle } from '../settle.ts'
import { afterwards, changeOf, untilThen } from '../stages.ts'
import { probe } from '../store/probe.ts'
import type { Store } from '../store/store.ts'

export interface Begun {
  verb: 'init'
  /** False when there was a site already. */
  changed: boolean
  /** Pages that are live. */
  pages: string[]
}

/**
 * Begins a site at an empty target. @param fromJournal writes a lost or damaged manifest anew instead, from the newest record of each page.
 */
export async function init(context: Context, fromJournal = false): Promise<Begun> {
  const { store, site } = context
  const { changed, live } = await untilThen(async () => {
    await probe(store)
    const stored = await store.get(LIVE)
    if (stored && (isWhole(stored.bytes) || !fromJournal)) {
      return { changed: false, live: (await readLive(store, site)).live }
    }
    const live = await newLive(context, fromJournal)
    const bytes = writeLive(live)
    const put = stored
      ? await store.putIfMatch(LIVE, bytes, stored.etag)
      : await store.putIfAbsent(LIVE, bytes)
    if (!put)
      throw new ReleaseError(
        'overtaken',
        `Somebody else has just begun a site at ${store.name}. Nothing of yours changed.`,
      )
    return { changed: true, live }
  })
  await afterwards(() => settle(store, site, Object.keys(live.pages)))
  return { verb: 'init', changed, pages: Object.keys(live.pages).sort() }
}

function isWhole(bytes: Uint8Array): boolean {
  try {
    parseLive(new TextDecoder().decode(bytes))
    return true
  } catch {
    return false
  }
}

async function newLive(context: Context, fromJournal: boolean): Promise<Live> {
  const { store, site, now } = context
  const pages = await newestReleases(store)
  if (Object.keys(pages).length > 0 && !fromJournal) {
    throw new ReleaseError(
      'disorder',
      `${store.name} has lost its ${LIVE}, but holds records of releases. To write it anew from them: init --from-journal. Nothing changed.`,
    )
  }
  const live = withReleases(emptyLive(site, changeOf(context, 'init', [])), pages)
  refuseClashes(live)
  // Another count than before, so that whoever is at work makes sure of its files again.
  return fromJournal ? { ...live, pruned: now().getTime() } : live
}

async function newestReleases(store: Store): Promise<Record<string, Release>> {
  const newest = new Map((await entriesOf(store)).reverse().map((entry) => [entry.page, entry]))
  return Object.fromEntries(
    await atOnce(
      [...newest.values()],
      async (entry) => [entry.page, await readRecord(store, entry)] as const,
    ),
  )
}
