import { setTimeout as pause } from 'node:timers/promises'
import { mapLimit } from '../../command/map-limit.ts'
import { LIVE } from '../../site/layout.ts'
import { type Change, type Live, parseLive, writeLive } from '../../site/live.ts'
import type { Context } from '../context.ts'
import { putPublicFile, reconcile } from '../derived/reconcile.ts'
import { withoutPlan } from '../live/plans.ts'
import { type FoundLive, readLive } from '../live/read-live.ts'
import { refuseClashes } from '../live/routes-of.ts'
import { withChange, writeChange } from '../records/changes.ts'
import { ReleaseError } from '../release-error.ts'
import { type Store, StoreError } from '../store/store.ts'

const ATTEMPTS = 30
const PAUSE_MS = 20

export interface Swapped {
  live: Live
  /** What it replaced; `live` itself if nothing was changed. */
  before: Live
  /** False: the site was already as it was to be. */
  changed: boolean
}

/** Work before the switch: a failure reports that nothing changed. */
export function beforeSwap<T>(context: Context, work: () => Promise<T>): Promise<T> {
  context.stage = 'before'
  return reporting('Nothing changed on the live site. Run it again when that is put right.', work)
}

/** Work after the switch: a failure reports that the page is live, and how to finish. */
export function afterSwap<T>(context: Context, work: () => Promise<T>): Promise<T> {
  context.stage = 'after'
  return reporting(
    'The change itself is live. Run the same command again to finish what follows from it.',
    work,
  )
}

async function reporting<T>(sentence: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof StoreError) throw new StoreError(`${error.message} ${sentence}`)
    throw error
  }
}

/**
 * Changes the live manifest by compare-and-swap, and writes the record of the change before first. After a conflict `change` is called again with the new
 * content; it throws if nothing is left to do, and returns undefined if all is done already. With a plan in the context it changes
 * nothing where that is gone, since another has carried it out.
 */
export async function swap(
  context: Context,
  verb: Change['verb'],
  change: (live: Live) => Promise<Live | undefined>,
  undid?: number,
): Promise<Swapped> {
  const { store, site, plan } = context
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const found = await readLive(store, site)
    if (plan !== undefined && !found.live.plans?.some(({ number }) => number === plan))
      return { live: found.live, before: found.live, changed: false }
    const changed = await change(found.live)
    const going = plan === undefined ? changed : withoutPlan(changed ?? found.live, plan)
    if (!going) return { live: found.live, before: found.live, changed: false }
    refuseClashes(going)
    const next = withChange(context, verb, found.live, going, undid)
    await writeChange(store, found.live)
    if (await replace(store, site, found, next)) return { live: next, before: found.live, changed: true }
    await pause(PAUSE_MS * (1 + attempt) * Math.random())
  }
  throw new ReleaseError('overtaken', `${store.name} is being changed by other publishers. Try again later.`)
}

async function replace(store: Store, site: string, found: FoundLive, next: Live): Promise<boolean> {
  const bytes = writeLive(next)
  parseLive(new TextDecoder().decode(bytes))
  try {
    if (!(await store.putIfMatch(LIVE, bytes, found.etag))) return false
  } catch (error) {
    // the response is lost, perhaps not the request: the content shows which
    const now = await readLive(store, site).catch(() => undefined)
    if (now?.live.change.id === next.change.id) return true
    if (now && now.etag !== found.etag) return false
    throw error
  }
  await fix(store, bytes)
  return true
}

/** A manifest that was cut on its way is put again, at once: everybody reads it. */
async function fix(store: Store, bytes: Uint8Array): Promise<void> {
  const left = await store.get(LIVE).catch(() => undefined)
  if (!left) return
  try {
    parseLive(new TextDecoder().decode(left.bytes))
  } catch {
    await store.putIfMatch(LIVE, bytes, left.etag)
  }
}

/** What follows from a switch: its record, public files, and what is derived from the manifest. Repeated without harm. */
export async function finish(
  context: Context,
  live: Live,
  pages: string[],
  files: string[] = [],
): Promise<void> {
  const { store, site } = context
  await Promise.all([writeChange(store, live), mapLimit(files, (key) => putPublicFile(store, live, key))])
  await reconcile(store, site, pages)
}
