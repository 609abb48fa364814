import { randomUUID } from 'node:crypto'
import { CAMPAIGNS, changeOf, LIVE, PRIVATE, STATUS, VERSION } from '../../site/layout.ts'
import { type Change, emptyLive, type Live, parseLive, writeLive } from '../../site/live.ts'
import type { Context } from '../context.ts'
import { reconcile } from '../derived/reconcile.ts'
import { sha256 } from '../digests.ts'
import { readLive } from '../live/read-live.ts'
import { refuseClashes } from '../live/routes-of.ts'
import { allChanges, type Recorded, replayed, writeChange } from '../records/changes.ts'
import { ReleaseError } from '../release-error.ts'
import { probe } from '../store/probe.ts'
import type { Store } from '../store/store.ts'
import { afterSwap, beforeSwap } from './swap.ts'

export interface Begun {
  verb: 'init'
  /** False when there was a site already. */
  changed: boolean
  /** Pages that are live. */
  pages: string[]
}

/** Begins a site at an empty target. @param fromChanges writes a lost or damaged manifest again instead, from the records of all changes. */
export async function init(context: Context, fromChanges = false): Promise<Begun> {
  const { store, site } = context
  const { changed, live } = await beforeSwap(context, async () => {
    const stored = await store.get(LIVE)
    if (stored && (isWhole(stored.bytes) || !fromChanges)) {
      const { live } = await readLive(store, site)
      await probe(store)
      return { changed: false, live }
    }
    const live = await newLive(context, fromChanges)
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
    Promise.all([writeChange(store, live), reconcile(store, site, Object.keys(live.touched))]),
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

async function newLive(context: Context, fromChanges: boolean): Promise<Live> {
  const { store, site } = context
  const changes = await allChanges(store)
  if (changes.length > 0 && !fromChanges)
    throw new ReleaseError(
      'disorder',
      `${store.name} has lost its ${LIVE}, but holds records of changes. To write it again from them: init --from-changes. Nothing changed.`,
    )
  if (changes.length === 0) await refuseStrangers(store)
  const live = replayed(emptyLive(site, await firstChange(context, changes.at(-1))), changes)
  refuseClashes(live)
  return live
}

/** The first change of a site; of one whose manifest was lost, the one behind the newest that is recorded. */
async function firstChange({ store, author, now }: Context, newest: Recorded | undefined): Promise<Change> {
  const stored = newest && (await store.get(changeOf(newest.number)))
  return {
    id: randomUUID(),
    number: newest ? newest.number + 1 : 0,
    verb: 'init',
    pages: [],
    at: now().toISOString(),
    by: author.by,
    ...(author.note && { note: author.note }),
    before: {},
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
