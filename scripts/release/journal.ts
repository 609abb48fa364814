import { atOnce } from './at-once.ts'
import { JOURNAL, recordOf } from './layout.ts'
import { parseRelease, type Release } from './live/live.ts'
import { ReleaseError } from './release-error.ts'
import type { Store } from './store/store.ts'

/** Where a release is written down. */
export interface Entry {
  key: string
  page: string
  release: number
  build: string
}

/**
 * Writes down that a release went live; a release that is written down already is left as it is. Who changes a page first
 * writes down what was live, so that a publisher who died leaves no gap.
 */
export async function writeRecord(store: Store, page: string, release: Release): Promise<void> {
  const text = `${JSON.stringify(release, null, 2)}\n`
  await store.putIfAbsent(recordOf(page, release.release, release.build), new TextEncoder().encode(text))
}

/** The releases of a page, or of all pages, newest first. */
export async function entriesOf(store: Store, page?: string): Promise<Entry[]> {
  const listed = await store.list(page ? `${JOURNAL}${page}/` : JOURNAL)
  return listed
    .map(({ key }) => entryAt(key))
    .filter((entry) => entry !== undefined)
    .filter((entry) => page === undefined || entry.page === page)
    .sort((a, b) => b.release - a.release)
}

function entryAt(key: string): Entry | undefined {
  const [, page, release, build] = /^_release\/journal\/(.+)\/(\d+)-([0-9a-f]{12})\.json$/.exec(key) ?? []
  return page && build ? { key, page, release: Number(release), build } : undefined
}

/** Reads what is written down. Throws a sentence for a record that is damaged. */
export function readRecords(store: Store, entries: Entry[]): Promise<Release[]> {
  return atOnce(entries, (entry) => readRecord(store, entry))
}

export async function readRecord(store: Store, { key, page, release, build }: Entry): Promise<Release> {
  const stored = await store.get(key)
  try {
    const found = parseRelease(page, new TextDecoder().decode(stored?.bytes))
    if (found.release !== release || found.build !== build) throw new Error('that of another release')
    return found
  } catch (error) {
    throw new ReleaseError(
      'disorder',
      `The record ${key} at ${store.name} is ${(error as Error).message}. Nothing changed.`,
    )
  }
}
