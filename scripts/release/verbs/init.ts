import { randomUUID } from 'node:crypto'
import { CAMPAIGNS, CHANGES, LIVE, PRIVATE, STATUS, VERSION } from '../../site/layout.ts'
import { type Change, emptyLive, type Live, parseLive, writeLive } from '../../site/live.ts'
import type { Context } from '../context.ts'
import { reconcile } from '../derived/reconcile.ts'
import { sha256 } from '../digests.ts'
import { readLive } from '../live/read-live.ts'
import { refuseClashes, withPages } from '../live/routes-of.ts'
import { ListLost, readAllTombstones, readTombstones } from '../live/tombstones.ts'
import { newestPublicFiles } from '../records/public-record.ts'
import { ReleaseError } from '../release-error.ts'
import { probe } from '../store/probe.ts'
import type { Store } from '../store/store.ts'
import { allKnownKeys, newestOf, withTombstones } from './recover.ts'
import { afterSwap, beforeSwap, swap } from './swap.ts'

export interface Begun {
  verb: 'init'
  /** False when there was a site already. */
  changed: boolean
  /** Pages that are live. */
  pages: string[]
}

/**
 * Begins a site at an empty target. @param fromJournal writes a lost or damaged manifest again instead, from the newest record of
 * each page; where only the list of what was pruned is lost, it is that which is written again.
 */
export async function init(context: Context, fromJournal = false): Promise<Begun> {
  const { store, site } = context
  const { changed, live } = await beforeSwap(context, async () => {
    const stored = await store.get(LIVE)
    if (stored && (isWhole(stored.bytes) || !fromJournal)) {
      const { live } = await readLive(store, site)
      await probe(store)
      return fromJournal ? withListAgain(context) : { changed: false, live }
    }
    const live = await newLive(context, fromJournal)
    await probe(store)
    const bytes = writeLive(live)
    const put = stored
      ? await store.putIfMatch(LIVE, bytes, stored.etag)
      : await store.putIfAbsent(LIVE, bytes)
    if (!put)
      throw new ReleaseError(
        'overtaken',
        `Another publisher has just begun a site at ${store.name}. Nothing of yours changed.`,
      )
    return { changed: true, live }
  })
  await afterSwap(context, () =>
    reconcile(store, site, [...Object.keys(live.pages), ...Object.keys(live.retired ?? {})]),
  )
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
  const { store, site } = context
  const { pages, retired } = await newestOf(store)
  const isNew = Object.keys(pages).length + Object.keys(retired).length === 0
  if (!isNew && !fromJournal) {
    throw new ReleaseError(
      'disorder',
      `${store.name} has lost its ${LIVE}, but holds records of releases. To write it again from them: init --from-journal. Nothing changed.`,
    )
  }
  if (isNew) await refuseStrangers(store)
  const begun = emptyLive(site, await firstChange(context))
  if (isNew) return begun
  const live = withPages({ ...begun, ...(await newestPublicFiles(store)) }, pages, retired)
  refuseClashes(live)
  // A prune records what is live before it writes tombstones, so the newest records name no key that has one.
  const tombstones = (await readAllTombstones(store)) ?? (await allKnownKeys(store, live))
  return withTombstones(store, live, tombstones)
}

/** The first change of a site; of one whose manifest was lost, the one behind the newest that is recorded. */
async function firstChange({ store, author, now }: Context): Promise<Change> {
  const newest = (await store.list(CHANGES)).at(-1)
  const stored = newest && (await store.get(newest.key))
  return {
    id: randomUUID(),
    number: stored ? Number(/(\d+)\.json$/.exec(newest.key)?.[1]) + 1 : 0,
    verb: 'init',
    pages: [],
    at: now().toISOString(),
    by: author.by,
    ...(author.note && { note: author.note }),
    ...(stored && { previous: sha256(stored.bytes) }),
  }
}

/** Throws a sentence where others have put files: what a release calls its own would be theirs. */
async function refuseStrangers(store: Store): Promise<void> {
  const ours = [VERSION, CAMPAIGNS, STATUS]
  const strangers = (await store.list('')).filter(
    // A key that ends so is how consoles show an empty folder.
    ({ key }) => !key.startsWith(PRIVATE) && !ours.includes(key) && !/(^|\/)(|\.DS_Store)$/.test(key),
  )
  if (strangers.length === 0) return
  const some = strangers.slice(0, 3).map(({ key }) => key)
  const more = strangers.length > 3 ? ` and ${strangers.length - 3} more` : ''
  throw new ReleaseError(
    'disorder',
    `${store.name} is not empty, and holds no site: ${some.join(', ')}${more} ${strangers.length > 1 ? 'are' : 'is'} there. ` +
      'Begin the site in an empty folder, or under a prefix of its own. Nothing changed.',
  )
}

/** The list of what was pruned is written again where it is lost: then only what is live is to be counted on. */
async function withListAgain(context: Context): Promise<{ changed: boolean; live: Live }> {
  const { store } = context
  return swap(context, 'init', async (live) => {
    try {
      await readTombstones(store, live)
      return undefined
    } catch (error) {
      if (!(error instanceof ListLost)) throw error
      return withTombstones(store, live, await allKnownKeys(store, live))
    }
  })
}
