import { type ChangeSummary, type Live, lastOf, type Release, type Snapshot } from '../../site/live.ts'
import type { Context } from '../context.ts'
import { changeInWords, UNDOABLE } from '../format-change.ts'
import { readLive } from '../live/read-live.ts'
import { refuseBereaved, rulesDiffer, withTakenBack } from '../live/routes-of.ts'
import {
  buildLeft,
  nextNumber,
  type Recorded,
  readChange,
  recentOf,
  summaryOf,
  withSnapshot,
} from '../records/changes.ts'
import { keptContents } from '../records/contents.ts'
import { ReleaseError } from '../release-error.ts'
import { probe } from '../store/probe.ts'
import { Refresh } from '../upload/refresh.ts'
import { announceReturn, ReturnCheck, type Returned } from './bring-back.ts'
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

/**
 * Takes one change back by one switch: each page that it changed has exactly the entry of before, its canary and its refusals
 * included; a page that it brought to the site leaves it. A page that has another build since stays as it is, and is listed.
 *
 * @param number of the change; the last one when it is not given. Repeated without a number it changes nothing more.
 */
export async function undo(context: Context, number?: number, dryRun = false): Promise<Undone> {
  const { store, site } = context
  const began = (await readLive(store, site)).live
  const change = await changeToUndo(context, began, number)
  const pages = Object.keys(change.before.pages ?? {})
  const files = Object.keys(change.before.public ?? {})
  const undid = summaryOf(change)
  const isUndone = recentOf(began).some((each) => each.undid === change.number)
  if (isUndone && sameAsLeft(began, change).length === 0) {
    // the process that did it may have died behind the switch
    if (!dryRun) await afterSwap(context, () => finish(context, began, pages, files))
    const nothing = { change: undefined, addresses: false, pages: [], files: [], left: [] }
    return { verb: 'undo', done: true, undid, ...nothing }
  }

  const kept = await keptContents(store, Object.values(change.before.public ?? {}).filter(Boolean))
  const resultOf = (before: Live, live: Live) => {
    const isBack = (page: string) => !isSame(lastOf(before, page), lastOf(live, page))
    const isFileBack = (file: string) => before.public[file] !== live.public[file]
    return {
      pages: pages
        .filter(isBack)
        .map((page): Returned => ({ page, from: lastOf(before, page), to: lastOf(live, page) })),
      files: files.filter(isFileBack),
      left: [...pages.filter((page) => !isBack(page)), ...files.filter((file) => !isFileBack(file))],
      addresses: rulesDiffer(before, live),
    }
  }
  if (dryRun) {
    const live = await undone(began, change, new ReturnCheck(store), kept)
    return { verb: 'undo', done: false, undid, change: undefined, ...resultOf(began, live) }
  }
  const { before, live, refresh } = await beforeSwap(context, async () => {
    const time = probe(store)
    const refresh = new Refresh(store, began, time)
    await time
    const check = new ReturnCheck(store, refresh)
    const swapped = await swap(
      context,
      'undo',
      async (current) => {
        const next = await undone(current, change, check, kept)
        announceReturn(context, resultOf(current, next).pages)
        return next
      },
      change.number,
    )
    return { ...swapped, refresh }
  })
  await afterSwap(context, () => Promise.all([finish(context, live, pages, files), refresh.restore()]))
  return { verb: 'undo', done: true, undid, change: live.change.number, ...resultOf(before, live) }
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** The manifest without a change, as far as it was not changed since. */
async function undone(
  current: Live,
  change: Recorded,
  check: ReturnCheck,
  kept: ReadonlySet<string>,
): Promise<Live> {
  const { before, after, verb } = change
  const going = sameAsLeft(current, change)
  refuseChangedSince(current, change, going)
  const pages: Snapshot['pages'] = {}
  for (const page of going) {
    const entry = before.pages?.[page] ?? null
    pages[page] = entry && !('retired' in entry) ? await check.whole(current, page, entry) : entry
  }
  const files = Object.entries(before.public ?? {}).filter(
    ([file, digest]) =>
      (current.public[file] ?? '') === after.public?.[file] && (!digest || kept.has(digest)),
  )
  let next = withSnapshot(current, { pages, public: Object.fromEntries(files) })
  for (const page of going) {
    const [from, to] = [lastOf(current, page), lastOf(next, page)]
    // a share that was raised leaves no build
    const isTakenBack = verb === 'publish' && buildLeft(from, to) !== undefined
    const takenBack = isTakenBack ? nextNumber(current) : before.touched?.[page]?.takenBack
    next = withTakenBack(next, page, takenBack)
    const addresses = [...(from?.paths ?? []), ...(from?.redirects ?? []).map((redirect) => redirect.from)]
    if (!to || ('retired' in to && to.redirects.length === 0)) refuseBereaved(next, page, addresses)
  }
  return next
}

/** Without a number: the last change, or the one that the last change took back. */
async function changeToUndo({ store }: Context, live: Live, number?: number): Promise<Recorded> {
  const recent = recentOf(live).filter(({ verb }) => UNDOABLE.includes(verb))
  const last = recent[0]
  const wanted = number ?? last?.undid ?? last?.number
  const change = wanted === undefined ? undefined : await readChange(store, live, wanted)
  if (change && UNDOABLE.includes(change.verb)) return change
  const some = recent.slice(0, 3).map((each) => `${each.number}: ${changeInWords(each)}`)
  throw new ReleaseError(
    'command',
    `${number === undefined ? 'No change that can be undone is recorded' : `Change ${number} cannot be undone: ${change ? `it was "${change.verb}"` : 'there is none'}`}. ` +
      `${some.length > 0 ? `The last ones are ${some.join('; ')}. ` : ''}Nothing changed.`,
  )
}

/** Pages that are still as the change left them, by their build and that of their canary. */
function sameAsLeft(live: Live, { after }: Recorded): string[] {
  return Object.entries(after.pages ?? {})
    .filter(([page, entry]) => {
      const now = lastOf(live, page)
      if (!now || !entry) return !now && !entry
      if ('retired' in now || 'retired' in entry) return isSame(now, entry)
      return now.build === entry.build && now.canary?.build === (entry as Release).canary?.build
    })
    .map(([page]) => page)
}

function refuseChangedSince(live: Live, change: Recorded, going: string[]): void {
  const [first] = change.pages
  if (going.length > 0 || first === undefined) return
  throw new ReleaseError(
    'overtaken',
    `Change ${change.number} cannot be undone: ${lastOf(live, first)?.by ?? 'another change'} changed ${first} since, and no page is as it left it. Nothing changed. ` +
      '"history" lists the changes: undo a later one, or roll pages back by name.',
  )
}
