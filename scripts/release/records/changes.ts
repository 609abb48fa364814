import { randomUUID } from 'node:crypto'
import { mapLimit } from '../../command/map-limit.ts'
import { CHANGES, changeOf } from '../../site/layout.ts'
import {
  type Change,
  type ChangeSummary,
  type Live,
  lastOf,
  parseChange,
  type Release,
  type Retirement,
  type Snapshot,
} from '../../site/live.ts'
import type { Context } from '../context.ts'
import { sha256 } from '../digests.ts'
import { withPages } from '../live/routes-of.ts'
import { ReleaseError } from '../release-error.ts'
import { putRecord, type Store } from '../store/store.ts'

/** Changes that the manifest lists behind the last one, so that most questions take one request. */
const LISTED = 40

/** A change as its record has it. */
export type Recorded = Change & { after: Snapshot }

const textOf = (change: Recorded) => `${JSON.stringify(change, null, 2)}\n`
const digestOf = (text: string) => sha256(new TextEncoder().encode(text))

export const nextNumber = ({ change }: Live) => change.number + 1

/**
 * The manifest `next` as one more change of the site: it holds what was there before, and the digest of the record of the
 * change before it, so that `verify` finds one that was edited or deleted.
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
  const number = nextNumber(current)
  const released = differing(entriesOf(current), entriesOf(next))
  const proved = differing(current.proofs ?? {}, next.proofs ?? {})
  const files = differing(current.public, next.public)
  const planned = plansThatDiffer(current, next)
  const touched = released.map((page) => [page, { ...next.touched[page], change: number }] as const)
  const names: Snapshot = {
    ...(released.length > 0 && { pages: keyed(released, null), touched: keyed(released, null) }),
    ...(files.length > 0 && { public: keyed(files, '' as const) }),
    ...(proved.length > 0 && { proofs: keyed(proved, []) }),
    ...(planned.length > 0 && { plans: [], lastPlan: 0 }),
  }
  const change: Change = {
    id: randomUUID(),
    number,
    verb,
    pages: [...new Set([...released, ...proved, ...planned.flatMap((plan) => plan.pages)])].sort(),
    at: now().toISOString(),
    by: author.by,
    ...(author.note && { note: author.note }),
    ...(undid !== undefined && { undid }),
    ...(plan !== undefined && { plan }),
    before: partsOf(current, names),
    previous: digestOf(textOf(recordOf(current))),
  }
  return {
    ...next,
    touched: { ...next.touched, ...Object.fromEntries(touched) },
    change,
    earlier: [summaryOf(current.change), ...(current.earlier ?? [])].slice(0, LISTED),
  }
}

const entriesOf = ({ pages, retired }: Live) => ({ ...retired, ...pages })
const keyed = <T>(names: string[], value: T) => Object.fromEntries(names.map((name) => [name, value]))
const isSame = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b)

function differing(a: Record<string, unknown>, b: Record<string, unknown>): string[] {
  const names = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...names].filter((name) => !isSame(a[name], b[name])).sort()
}

function plansThatDiffer({ plans: a = [] }: Live, { plans: b = [] }: Live) {
  return [...b, ...a].filter((plan) => ![a, b].every((plans) => plans.some((each) => isSame(each, plan))))
}

/** The same parts of a manifest as a snapshot has. */
function partsOf(live: Live, { pages, touched, public: files, proofs, plans, lastPlan }: Snapshot): Snapshot {
  const pick = <T>(names: object, valueAt: (name: string) => T) =>
    Object.fromEntries(Object.keys(names).map((name) => [name, valueAt(name)]))
  return {
    ...(pages && { pages: pick(pages, (page) => lastOf(live, page) ?? null) }),
    ...(touched && { touched: pick(touched, (page) => live.touched[page] ?? null) }),
    ...(files && { public: pick(files, (name) => live.public[name] ?? '') }),
    ...(proofs && { proofs: pick(proofs, (page) => live.proofs?.[page] ?? []) }),
    ...(plans && { plans: live.plans ?? [] }),
    ...(lastPlan !== undefined && { lastPlan: live.lastPlan ?? 0 }),
  }
}

/** The manifest with the parts of a snapshot in the place of its own, and what follows from them. */
export function withSnapshot(live: Live, snapshot: Snapshot): Live {
  const pages = { ...live.pages }
  const retired = { ...live.retired }
  for (const [page, entry] of Object.entries(snapshot.pages ?? {})) {
    delete pages[page]
    delete retired[page]
    if (entry && 'retired' in entry) retired[page] = entry
    else if (entry) pages[page] = entry
  }
  const { proofs, plans, lastPlan, ...rest } = withPages(live, pages, retired)
  const allProofs = merged(proofs ?? {}, snapshot.proofs ?? {}, (list) => list.length > 0)
  const allPlans = snapshot.plans ?? plans ?? []
  const last = snapshot.lastPlan ?? lastPlan ?? 0
  return {
    ...rest,
    public: merged(rest.public, snapshot.public ?? {}, (digest) => digest !== ''),
    touched: merged(rest.touched, snapshot.touched ?? {}, (touch) => touch !== null) as Live['touched'],
    ...(Object.keys(allProofs).length > 0 && { proofs: allProofs }),
    ...(allPlans.length > 0 && { plans: allPlans }),
    ...(last > 0 && { lastPlan: last }),
  }
}

function merged<T>(own: Record<string, T>, other: Record<string, T>, isThere: (value: T) => boolean) {
  return Object.fromEntries(Object.entries({ ...own, ...other }).filter(([, value]) => isThere(value)))
}

/** The record of a manifest's last change. */
export const recordOf = (live: Live): Recorded => ({
  ...live.change,
  after: partsOf(live, live.change.before),
})

export function summaryOf({ number, verb, pages, at, by, note, undid, plan }: Change): ChangeSummary {
  return {
    number,
    verb,
    pages,
    at,
    by,
    ...(note && { note }),
    ...(undid !== undefined && { undid }),
    ...(plan !== undefined && { plan }),
  }
}

/** The last changes, newest first, as the manifest lists them. */
export const recentOf = ({ change, earlier = [] }: Live): ChangeSummary[] => [summaryOf(change), ...earlier]

/** Writes the record of a manifest's last change, unless it is there. It is written before the manifest is replaced: no gap is left. */
export async function writeChange(store: Store, live: Live): Promise<void> {
  await putRecord(store, changeOf(live.change.number), textOf(recordOf(live)))
}

/** One change by its number; undefined where there is none. */
export async function readChange(store: Store, live: Live, number: number): Promise<Recorded | undefined> {
  if (live.change.number === number) return recordOf(live)
  const stored = await store.get(changeOf(number))
  return stored && parsed(store, number, stored.bytes)
}

/** The same; throws where there is none. */
export async function changeNumbered(store: Store, live: Live, number: number): Promise<Recorded> {
  const change = await readChange(store, live, number)
  if (change) return change
  throw new ReleaseError(
    'disorder',
    `${changeOf(number)} is missing at ${store.name}, so it is not known what was live. Nothing changed.`,
  )
}

/** The releases of a page, newest first, each with the change that made it; `entry` is null where the page was not there. */
export async function* historyOf(
  store: Store,
  live: Live,
  page: string,
): AsyncGenerator<{ entry: Release | Retirement | null; change: Recorded }> {
  let touch = Object.hasOwn(live.touched, page) ? live.touched[page] : undefined
  while (touch) {
    const change = await changeNumbered(store, live, touch.change)
    yield { entry: change.after.pages?.[page] ?? null, change }
    touch = change.before.touched?.[page] ?? undefined
  }
}

/** The build that a change took off a page, that of its canary first; undefined where all of them stayed. */
export function leftBuild({ before, after }: Recorded, page: string): string | undefined {
  return buildLeft(before.pages?.[page], after.pages?.[page])
}

export function buildLeft(
  from: Release | Retirement | null | undefined,
  to: Release | Retirement | null | undefined,
): string | undefined {
  const builds = (entry: typeof from) =>
    entry && !('retired' in entry) ? [entry.canary?.build, entry.build] : []
  return builds(from).find((build) => build && !builds(to).includes(build))
}

/** By page: the build that a rollback or undo took back, and that change. Pages without one are absent. */
export async function refusalsOf(
  store: Store,
  live: Live,
  pages: string[],
): Promise<Map<string, { build: string; change: Recorded }>> {
  const found = await mapLimit(pages, async (page) => {
    const number = Object.hasOwn(live.touched, page) ? live.touched[page]?.takenBack : undefined
    // without its record a refusal is lost, which "verify" reports: it must not stop every later publish
    const change = number === undefined ? undefined : await readChange(store, live, number)
    const build = change && leftBuild(change, page)
    return change && build ? [[page, { build, change }] as const] : []
  })
  return new Map(found.flat())
}

/** All changes, newest first; `until` stops behind the first one that it is true for. */
export async function changesOf(
  store: Store,
  live: Live,
  until: (change: ChangeSummary) => boolean = () => false,
): Promise<ChangeSummary[]> {
  const known = recentOf(live)
  const end = known.findIndex(until)
  if (end >= 0) return known.slice(0, end)
  const oldest = known.at(-1)?.number ?? 0
  const rest = (await numbersAt(store)).filter((number) => number < oldest).reverse()
  const records = await mapLimit(rest, (number) => readChange(store, live, number))
  const all = [...known, ...records.filter((record) => record !== undefined).map(summaryOf)]
  const last = all.findIndex(until)
  return last < 0 ? all : all.slice(0, last)
}

const numbersAt = async (store: Store) =>
  (await store.list(CHANGES)).map(({ key }) => Number(/(\d+)\.json$/.exec(key)?.[1])).sort((a, b) => a - b)

/** Records of changes that were edited or deleted, found by the digest that the next one has. @returns a sentence each. */
export async function brokenRecords(store: Store, live: Live): Promise<string[]> {
  const numbers = Array.from({ length: live.change.number }, (_, number) => number)
  const stored = await mapLimit(numbers, (number) => store.get(changeOf(number)))
  for (let change: Change | undefined = live.change; change?.previous; ) {
    const number: number = change.number - 1
    const bytes: Uint8Array | undefined = stored[number]?.bytes
    if (!bytes) return [`${changeOf(number)} is missing: what was changed before cannot be checked`]
    if (sha256(bytes) !== change.previous)
      return [`${changeOf(number)} was edited: change ${change.number} recorded another content`]
    change = parsed(store, number, bytes)
  }
  return []
}

/** All records, oldest first. Throws a sentence for one that is damaged. */
export async function allChanges(store: Store): Promise<Recorded[]> {
  return mapLimit(await numbersAt(store), async (number) => {
    const stored = await store.get(changeOf(number))
    return parsed(store, number, stored?.bytes ?? new Uint8Array())
  })
}

/** What all changes together came to: the manifest, but for its last change. */
export const replayed = (begun: Live, changes: Recorded[]): Live =>
  changes.reduce((live, { after }) => withSnapshot(live, after), begun)

function parsed(store: Store, number: number, bytes: Uint8Array): Recorded {
  try {
    const change = parseChange(new TextDecoder().decode(bytes))
    if (!change.after || change.number !== number) throw new Error('that of another change')
    return { ...change, after: change.after }
  } catch (error) {
    throw new ReleaseError(
      'disorder',
      `The record ${changeOf(number)} at ${store.name} is ${(error as Error).message}. Nothing changed.`,
    )
  }
}
