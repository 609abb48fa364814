import { CAMPAIGNS, LIVE, PRIVATE, STATUS, VERSION } from '../../site/layout.ts'
import { emptyLive, type Live, parseLive, writeLive } from '../../site/live.ts'
import type { Context } from '../context.ts'
import { reconcile } from '../derived/reconcile.ts'
import { readLive } from '../live/read-live.ts'
import { refuseClashes, withPages } from '../live/routes-of.ts'
import { swap } from '../live/swap.ts'
import { ListLost, readAllTombstones, readTombstones } from '../live/tombstones.ts'
import { newestPublicFiles } from '../records/public-record.ts'
import { ReleaseError } from '../release-error.ts'
import { probe } from '../store/probe.ts'
import type { Store } from '../store/store.ts'
import { allKnownKeys, newestOf, withTombstones } from './recover.ts'
import { afterwards, changeOf, untilThen } from './stages.ts'

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
  const { changed, live } = await untilThen(async () => {
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
        `Somebody else has just begun a site at ${store.name}. Nothing of yours changed.`,
      )
    return { changed: true, live }
  })
  await afterwards(() =>
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
  const begun = emptyLive(site, changeOf(context, 'init', []))
  if (isNew) return begun
  const live = withPages({ ...begun, ...(await newestPublicFiles(store)) }, pages, retired)
  refuseClashes(live)
  // Prunes write down what is live before they condemn anything, so what the newest records name was never tombstones.
  const tombstones = (await readAllTombstones(store)) ?? (await allKnownKeys(store, live))
  return withTombstones(store, live, tombstones)
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
  const { store, site } = context
  return swap(store, site, async (live) => {
    try {
      await readTombstones(store, live)
      return undefined
    } catch (error) {
      if (!(error instanceof ListLost)) throw error
      const next = { ...live, change: changeOf(context, 'init', []) }
      return withTombstones(store, next, await allKnownKeys(store, live))
    }
  })
}
