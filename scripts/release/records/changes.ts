import { randomUUID } from 'node:crypto'
import { mapLimit } from '../../command/map-limit.ts'
import { CHANGES, changeOf } from '../../site/layout.ts'
import {
  type Change,
  type ChangeSummary,
  type Live,
  lastOf,
  type Plan,
  parseChange,
} from '../../site/live.ts'
import type { Context } from '../context.ts'
import { sha256 } from '../digests.ts'
import { ReleaseError } from '../release-error.ts'
import { putRecord, type Store } from '../store/store.ts'
import { recordText } from './journal.ts'

/** Changes that the manifest lists behind the last one, so that most questions take one request. */
const LISTED = 40

const textOf = (change: Change) => `${JSON.stringify(change, null, 2)}\n`
const digestOf = (text: string) => sha256(new TextEncoder().encode(text))

/**
 * The manifest `next` as one more change of the site, which names what it changed. Each change holds the digest of the record
 * of the one before, and of the records of its releases: `verify` finds one that was edited or deleted.
 *
 * @param undid number of the change that it takes back.
 */
export function withChange(
  { author, now, plan }: Context,
  verb: Change['verb'],
  current: Live,
  next: Live,
  undid?: number,
): Live {
  const changed = (page: string) => lastOf(next, page) !== lastOf(current, page)
  const released = [...new Set([...Object.keys(next.pages), ...Object.keys(next.retired ?? {})])].filter(
    changed,
  )
  const proved = Object.keys(next.proofs ?? {}).filter(
    (page) => next.proofs?.[page] !== current.proofs?.[page],
  )
  const planned = [...(next.plans ?? []), ...(current.plans ?? [])].filter((plan) => {
    const isSame = (each: Plan) => JSON.stringify(each) === JSON.stringify(plan)
    return !next.plans?.some(isSame) || !current.plans?.some(isSame)
  })
  const pages = [...new Set([...released, ...proved, ...planned.flatMap((plan) => plan.pages)])].sort()
  const releases = released.sort().map((page) => {
    const last = lastOf(next, page) as NonNullable<ReturnType<typeof lastOf>>
    const canary = 'retired' in last ? undefined : last.canary?.build
    return [
      page,
      {
        release: last.release,
        build: last.build,
        ...(canary && { canary }),
        sha256: digestOf(recordText(last)),
      },
    ]
  })
  const names = [...new Set([...Object.keys(current.public), ...Object.keys(next.public)])].sort()
  const files = names
    .map((name) => [name, { from: current.public[name] ?? '', to: next.public[name] ?? '' }] as const)
    .filter(([, { from, to }]) => from !== to)
  const change: Change = {
    id: randomUUID(),
    number: (current.change.number ?? 0) + 1,
    verb,
    pages,
    at: now().toISOString(),
    by: author.by,
    ...(author.note && { note: author.note }),
    ...(undid !== undefined && { undid }),
    ...(plan !== undefined && { plan }),
    releases: Object.fromEntries(releases),
    ...(files.length > 0 && { files: Object.fromEntries(files) }),
    previous: digestOf(textOf(current.change)),
  }
  return {
    ...next,
    change,
    earlier: [summaryOf(current.change), ...(current.earlier ?? [])].slice(0, LISTED),
  }
}

export function summaryOf({ number, verb, pages, at, by, note, undid, plan }: Change): ChangeSummary {
  return {
    ...(number !== undefined && { number }),
    verb,
    pages,
    at,
    by,
    ...(note && { note }),
    ...(undid !== undefined && { undid }),
    ...(plan !== undefined && { plan }),
  }
}

/** Writes down the last change of a manifest, unless that is done. Whoever replaces it does so first: no gap is left. */
export async function writeChange(store: Store, { change }: Live): Promise<void> {
  await putRecord(store, changeOf(change.number ?? 0), textOf(change))
}

/** One change by its number; undefined where there is none. */
export async function readChange(store: Store, live: Live, number: number): Promise<Change | undefined> {
  if (live.change.number === number) return live.change
  const stored = await store.get(changeOf(number))
  return stored && parsed(store, number, new TextDecoder().decode(stored.bytes))
}

/** All changes, newest first; `until` stops behind the first one that it is true for. */
export async function changesOf(
  store: Store,
  live: Live,
  until: (change: ChangeSummary) => boolean = () => false,
): Promise<ChangeSummary[]> {
  const known = [summaryOf(live.change), ...(live.earlier ?? [])]
  const end = known.findIndex(until)
  if (end >= 0) return known.slice(0, end)
  const oldest = known.at(-1)?.number ?? 0
  const keys = (await store.list(CHANGES)).map(({ key }) => Number(/(\d+)\.json$/.exec(key)?.[1]))
  const rest = keys.filter((number) => number < oldest).sort((a, b) => b - a)
  const records = await mapLimit(rest, (number) => readChange(store, live, number))
  const all = [...known, ...records.filter((record) => record !== undefined).map(summaryOf)]
  const last = all.findIndex(until)
  return last < 0 ? all : all.slice(0, last)
}

/**
 * Records that were edited or deleted: of changes, and of the releases that they name. Read at once, since a site has many.
 *
 * @param records keys of the journal by page and release, as `warlord/season 12`. @returns a sentence each.
 */
export async function brokenRecords(
  store: Store,
  live: Live,
  records: Map<string, string>,
): Promise<string[]> {
  const numbers = Array.from({ length: live.change.number ?? 0 }, (_, number) => number)
  const stored = await mapLimit(numbers, (number) => store.get(changeOf(number)))
  const chain = [live.change]
  let broken: string | undefined
  for (let change: Change | undefined = live.change; change?.previous && !broken; ) {
    const number: number = (change.number ?? 1) - 1
    const bytes: Uint8Array | undefined = stored[number]?.bytes
    if (!bytes) broken = `${changeOf(number)} is missing: what was changed before cannot be checked`
    else if (sha256(bytes) !== change.previous)
      broken = `${changeOf(number)} was edited: change ${change.number} recorded another content`
    change = bytes && !broken ? parsed(store, number, new TextDecoder().decode(bytes)) : undefined
    if (change) chain.push(change)
  }
  const named = chain.flatMap(({ number, releases = {} }) =>
    Object.entries(releases).map(([page, { release, sha256: meant }]) => ({ number, page, release, meant })),
  )
  const problems = await mapLimit(named, async ({ number, page, release, meant }) => {
    const key = records.get(`${page} ${release}`)
    const bytes = key && (await store.get(key))?.bytes
    if (!bytes) return `the record of release ${release} of ${page} is missing in the journal`
    return sha256(bytes) === meant ? '' : `${key} was edited: it is not what change ${number} recorded`
  })
  return [...problems, broken ?? ''].filter(Boolean)
}

function parsed(store: Store, number: number, text: string): Change {
  try {
    return parseChange(text)
  } catch (error) {
    throw new ReleaseError(
      'disorder',
      `The record ${changeOf(number)} at ${store.name} is ${(error as Error).message}. Nothing changed.`,
    )
  }
}
