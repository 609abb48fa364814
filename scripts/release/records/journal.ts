import { mapLimit } from '../../command/map-limit.ts'
import { JOURNAL, recordOf, retirementOf } from '../../site/layout.ts'
import {
  type Live,
  lastOf,
  parseRelease,
  parseRetirement,
  type Release,
  type Retirement,
} from '../../site/live.ts'
import { ReleaseError } from '../release-error.ts'
import { putRecord, type Store } from '../store/store.ts'

/** Where a release, or the end of a page, is written down. */
export interface Entry {
  key: string
  page: string
  release: number
  /** What went live, or what ended. */
  build: string
  retired: boolean
}

/**
 * Writes down what is live, or no longer, of a page; what is written down already is left as it is. Who changes a page first
 * writes down what was, so that a publisher who died leaves no gap.
 */
export async function writeRecord(store: Store, live: Live, page: string): Promise<void> {
  const last = lastOf(live, page)
  if (!last) return
  const keyOf = 'retired' in last ? retirementOf : recordOf
  await putRecord(store, keyOf(page, last.release, last.build), recordText(last))
}

export const recordText = (last: Release | Retirement) => `${JSON.stringify(last, null, 2)}\n`

/** Reads a record, be it of a release or of a page's end. */
export function readEither(store: Store, entry: Entry): Promise<Release | Retirement> {
  return entry.retired ? readRetirement(store, entry) : readRecord(store, entry)
}

/** The same for all pages, as far as the journal does not have them. */
export async function writeRecords(store: Store, live: Live): Promise<void> {
  const written = new Set((await entriesOf(store)).map(({ page, release }) => `${page} ${release}`))
  const pages = [...Object.keys(live.pages), ...Object.keys(live.retired ?? {})]
  const due = pages.filter((page) => !written.has(`${page} ${lastOf(live, page)?.release}`))
  await mapLimit(due, (page) => writeRecord(store, live, page))
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
  const [, page, release, build, retired] =
    /^_release\/journal\/(.+)\/(\d+)-([0-9a-f]{12})(\.retired)?\.json$/.exec(key) ?? []
  return page && build
    ? { key, page, release: Number(release), build, retired: retired !== undefined }
    : undefined
}

/** Reads the record of a release. Throws a sentence for one that is damaged. */
export function readRecord(store: Store, entry: Entry): Promise<Release> {
  return readEntry(store, entry, (text) => parseRelease(entry.page, text))
}

/** Reads the record of a page's end, likewise. */
export function readRetirement(store: Store, entry: Entry): Promise<Retirement> {
  return readEntry(store, entry, parseRetirement)
}

async function readEntry<T extends Release | Retirement>(
  store: Store,
  { key, release, build }: Entry,
  parse: (text: string) => T,
): Promise<T> {
  const stored = await store.get(key)
  try {
    const found = parse(new TextDecoder().decode(stored?.bytes))
    if (found.release !== release || found.build !== build) throw new Error('that of another release')
    return found
  } catch (error) {
    throw new ReleaseError(
      'disorder',
      `The record ${key} at ${store.name} is ${(error as Error).message}. Nothing changed.`,
    )
  }
}
