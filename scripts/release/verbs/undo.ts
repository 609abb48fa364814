import {
  type Change,
  type ChangeSummary,
  type Live,
  lastOf,
  type Release,
  type Retirement,
} from '../../site/live.ts'
import type { Context } from '../context.ts'
import { changeInWords } from '../format-change.ts'
import { readLive } from '../live/read-live.ts'
import { refuseBereaved, rulesDiffer, withPages } from '../live/routes-of.ts'
import { readChange, summaryOf } from '../records/changes.ts'
import { entriesOf, readEither } from '../records/journal.ts'
import { keptContents } from '../records/public-record.ts'
import { ReleaseError } from '../release-error.ts'
import { probe } from '../store/probe.ts'
import { announceReturn, leaving, ReturnCheck, type Returned, releasedAgain } from './bring-back.ts'
import { afterSwap, beforeSwap, finish, swap } from './swap.ts'

export interface Undone {
  verb: 'undo'
  /** False for a dry run. */
  done: boolean
  /** The change that is taken back. */
  undid: ChangeSummary
  /** Number of this change; undefined where nothing changed. */
  change: number | undefined
  /** Whether hosts need their rules again. */
  addresses: boolean
  pages: Returned[]
  /** Public files that have their earlier content again. */
  files: string[]
  /** Pages and public files that stay as they are: changed since, or files whose earlier content was not kept. */
  left: string[]
}

/** Changes that an undo takes back. */
const UNDOABLE: readonly string[] = ['publish', 'rollback', 'retire', 'undo']

/**
 * Takes one change back by one switch: each page that it changed becomes what it was before; a page that it brought to the site
 * leaves it. A page that has another build since stays as it is, and is listed.
 *
 * @param number of the change; the last one when it is not given. Repeated without a number it changes nothing more.
 */
export async function undo(context: Context, number?: number, dryRun = false): Promise<Undone> {
  const { store, site } = context
  const began = (await readLive(store, site)).live
  const change = await changeToUndo(context, began, number)
  const undoneBy = [summaryOf(began.change), ...(began.earlier ?? [])].find(
    ({ undid }) => undid === change.number,
  )
  const undid = summaryOf(change)
  const files = Object.keys(change.files ?? {})
  if (undoneBy && sameAsLeft(began, change).length === 0) {
    // the process that did it may have died behind the switch
    if (!dryRun) await afterSwap(context, () => finish(context, began, change.pages, files))
    return {
      verb: 'undo',
      done: true,
      undid,
      change: undefined,
      addresses: false,
      pages: [],
      files: [],
      left: [],
    }
  }

  const check = new ReturnCheck(store)
  const earlier = await earlierOf(context, change)
  const kept = await keptContents(
    store,
    Object.values(change.files ?? {}).flatMap(({ from }) => from || []),
  )
  const plan = async (current: Live): Promise<Live> => {
    const going = unchangedSince(current, change)
    const pages: Record<string, Release> = { ...current.pages }
    const retired: Record<string, Retirement> = { ...current.retired }
    for (const page of going) {
      const from = lastOf(current, page) as Release | Retirement
      const target = earlier.get(page)
      delete pages[page]
      delete retired[page]
      if (target && !('retired' in target))
        pages[page] = releasedAgain(context, await check.whole(current, page, target), from)
      else retired[page] = endedAgain(context, from, target)
    }
    for (const page of going) {
      const end = retired[page]
      if (end && end.redirects.length === 0) refuseBereaved({ ...current, pages, retired }, page, end.paths)
    }
    return withFiles(withPages(current, pages, retired), change, kept)
  }
  const resultOf = (before: Live, live: Live) => {
    const isBack = (page: string) => lastOf(before, page) !== lastOf(live, page)
    const isFileBack = (file: string) => before.public[file] !== live.public[file]
    return {
      pages: change.pages.filter(isBack).map(
        (page): Returned => ({
          page,
          from: lastOf(before, page) as Release,
          to: lastOf(live, page) as Release,
        }),
      ),
      files: files.filter(isFileBack),
      left: [...change.pages.filter((page) => !isBack(page)), ...files.filter((file) => !isFileBack(file))],
      addresses: rulesDiffer(before, live),
    }
  }
  if (dryRun) {
    const live = await plan(began)
    return { verb: 'undo', done: false, undid, change: undefined, ...resultOf(began, live) }
  }
  const swapped = await beforeSwap(context, async () => {
    await probe(store)
    return swap(
      context,
      'undo',
      async (current) => {
        const next = await plan(current)
        announceReturn(context, resultOf(current, next).pages)
        return next
      },
      change.number,
    )
  })
  const { before, live } = swapped
  await afterSwap(context, () => finish(context, live, change.pages, files))
  return { verb: 'undo', done: true, undid, change: live.change.number, ...resultOf(before, live) }
}

/** Without a number: the last change, or the one that the last change took back. */
async function changeToUndo({ store }: Context, live: Live, number?: number): Promise<Change> {
  const recent = [summaryOf(live.change), ...(live.earlier ?? [])].filter(({ verb }) =>
    UNDOABLE.includes(verb),
  )
  const last = recent[0]
  const wanted = number ?? last?.undid ?? last?.number
  const change = wanted === undefined ? undefined : await readChange(store, live, wanted)
  if (change?.releases && UNDOABLE.includes(change.verb)) return change
  const some = recent.slice(0, 3).map((each) => `${each.number}: ${changeInWords(each)}`)
  throw new ReleaseError(
    'command',
    `${number === undefined ? 'No change that can be undone is recorded' : `Change ${number} cannot be undone: ${change ? `it was "${change.verb}"` : 'there is none'}`}. ` +
      `${some.length > 0 ? `The last ones are ${some.join('; ')}. ` : ''}Nothing changed.`,
  )
}

/** Pages that are still as the change left them, by their build. */
function sameAsLeft(live: Live, { releases = {} }: Change): string[] {
  return Object.entries(releases)
    .filter(([page, { release, build, canary }]) => {
      const last = lastOf(live, page)
      if (last?.release === release) return true
      return last?.build === build && !('retired' in last) && last.canary?.build === canary
    })
    .map(([page]) => page)
}

/** What each page was before the change; undefined for one that it brought to the site. */
async function earlierOf({ store }: Context, { releases = {} }: Change) {
  const pages = Object.keys(releases)
  const entries = await entriesOf(store, pages.length === 1 ? pages[0] : undefined)
  const found = new Map<string, Release | Retirement | undefined>()
  await Promise.all(
    Object.entries(releases).map(async ([page, { release }]) => {
      if (release === 1) return
      const entry = entries.find((each) => each.page === page && each.release === release - 1)
      if (!entry)
        throw new ReleaseError(
          'disorder',
          `The record of release ${release - 1} of ${page} is missing at ${store.name}, so it is not known what was live. Nothing changed. "history ${page}" shows what can be brought back.`,
        )
      found.set(page, await readEither(store, entry))
    }),
  )
  return found
}

/** The same; throws where there is none. */
function unchangedSince(live: Live, change: Change): string[] {
  const pages = sameAsLeft(live, change)
  const [first] = change.pages
  if (pages.length > 0 || first === undefined) return pages
  const last = lastOf(live, first)
  throw new ReleaseError(
    'overtaken',
    `Change ${change.number} cannot be undone: ${last?.by} changed ${first} since, and no page is as it left it. Nothing changed. ` +
      '"history" lists the changes: undo a later one, or roll pages back by name.',
  )
}

/** The end of a page that was not live before, or that had ended. */
function endedAgain(
  context: Context,
  from: Release | Retirement,
  earlier: Retirement | undefined,
): Retirement {
  const { author, now } = context
  const at = now().toISOString()
  const addresses = [...from.paths, ...from.redirects.map((redirect) => redirect.from)]
  return {
    retired: true,
    paths: earlier?.paths ?? [...new Set(addresses)],
    redirects: earlier?.redirects ?? [],
    build: from.build,
    commit: from.commit,
    release: from.release + 1,
    at,
    ...author,
    ...('retired' in from ? {} : { refused: leaving(context, from, at).refused }),
  }
}

/** Public files with their content from before the change, where it is kept and they were not changed since. */
function withFiles(live: Live, { files = {} }: Change, kept: ReadonlySet<string>): Live {
  const next = { ...live.public }
  for (const [file, { from, to }] of Object.entries(files)) {
    if ((live.public[file] ?? '') !== to) continue
    if (!from) delete next[file]
    else if (kept.has(from)) next[file] = from
  }
  const same = Object.keys(files).every((file) => next[file] === live.public[file])
  return same ? live : { ...live, public: next, publicRecord: (live.publicRecord ?? 0) + 1 }
}
