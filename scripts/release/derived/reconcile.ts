import { mapLimit } from '../../command/map-limit.ts'
import { campaignList } from '../../site/campaign-list.ts'
import { CAMPAIGNS, CONTENTS, canaryCopyOf, LIVE, STATUS, VERSION } from '../../site/layout.ts'
import type { Live } from '../../site/live.ts'
import { type LocalFile, localFile } from '../built-site/dist.ts'
import { md5 } from '../digests.ts'
import { readLive } from '../live/read-live.ts'
import { type Store, StoreError } from '../store/store.ts'
import { endedCopy } from './ended-copy.ts'
import { renderStatus } from './status-page.ts'

const ROUNDS = 20

/**
 * Updates everything derived from the live manifest: the permanent copies of some pages, version.txt, the list of
 * campaigns, the status page. Rereads the manifest afterwards, so that of several publishers the last writer has written
 * the live state.
 */
export async function reconcile(store: Store, site: string, pages: string[]): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    const { live, etag } = await readLive(store, site)
    const copies = await mapLimit(pages, (page) => stableCopies(store, live, page))
    const files = [...copies.flat(), ...derivedFiles(live)]
    const put = await mapLimit(files, (file) => putFile(store, file))
    if (put.every(Boolean) && (await store.head(LIVE))?.etag === etag) return
  }
  throw new StoreError(`${store.name} is being changed by other publishers.`)
}

/** What follows from the manifest alone. */
export function derivedFiles(live: Live): LocalFile[] {
  return [
    localFile(VERSION, live.version),
    localFile(CAMPAIGNS, campaignList(live.pages)),
    localFile(STATUS, renderStatus(live)),
  ]
}

/** The page's copy, and that of its canary where there is or was one: hosts may still have the rules of it. */
async function stableCopies(store: Store, live: Live, page: string): Promise<LocalFile[]> {
  const release = live.pages[page]
  const key = canaryCopyOf(page)
  const [html, other, wasCanary] = await Promise.all([
    release && store.get(release.html),
    release?.canary && store.get(release.canary.html),
    store.head(key),
  ])
  const copy = release ? html && localFile(release.stableCopy, html.bytes) : endedCopy(live, page)
  const bytes = other?.bytes ?? (wasCanary && !release?.canary ? copy?.bytes : undefined)
  return [copy, bytes && localFile(key, bytes)].filter((file) => file !== undefined)
}

/** Puts a public file as the manifest has it, from the contents that are kept; one that is not kept stays as it is. */
export async function putPublicFile(store: Store, { public: files }: Live, key: string): Promise<void> {
  const stored = files[key] && (await store.get(CONTENTS + files[key]))
  if (stored) await putFile(store, localFile(key, stored.bytes))
}

/**
 * Puts a file that may change, unless it is right already.
 *
 * @returns false when another publisher wrote it meanwhile.
 */
export async function putFile(store: Store, { key, bytes }: LocalFile): Promise<boolean> {
  const head = await store.head(key)
  const isRight = head?.etag === md5(bytes)
  if (isRight && !head?.misdelivered) return true
  const etag = head ? await store.putIfMatch(key, bytes, head.etag) : await store.putIfAbsent(key, bytes)
  return isRight || etag !== undefined
}
