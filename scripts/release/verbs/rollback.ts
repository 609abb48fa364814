import type { Live, Release, Retirement } from '../../site/live.ts'
import type { Context } from '../context.ts'
import { readLive } from '../live/read-live.ts'
import { lastTouch, rulesDiffer, withReleases, withTakenBack } from '../live/routes-of.ts'
import { buildLeft, historyOf, nextNumber } from '../records/changes.ts'
import { ReleaseError } from '../release-error.ts'
import { probe } from '../store/probe.ts'
import { Refresh } from '../upload/refresh.ts'
import { announceReturn, ReturnCheck, type Returned, releasedAgain } from './bring-back.ts'
import { type Expected, lastIn, overtaken, refuseUnexpected } from './expect.ts'
import { afterSwap, beforeSwap, finish, swap } from './swap.ts'

export interface RollbackOptions {
  /** One of the page's builds; the one before the live one when it is not given. */
  build?: string | undefined
  /** The same, by page. */
  builds?: Readonly<Record<string, string>>
  /** The build that must be live. */
  expect?: Expected | undefined
  /** The build that the page's canary must have. */
  canary?: string | undefined
  /** Only returns what would be live. */
  dryRun?: boolean
}

export interface RolledBack {
  verb: 'rollback'
  /** False for a dry run. */
  done: boolean
  /** Number of the change, for an undo; undefined where nothing changed. */
  change: number | undefined
  /** Whether hosts need their rules again. */
  addresses: boolean
  pages: Returned[]
}

/**
 * Makes an earlier build of each page live again, all by one switch, as new releases; a page that was retired comes back as it
 * was, and one with a canary keeps its build, for all visitors. A page that is rolled back already stays as it is, unless a build is named: a rollback that is repeated in a hurry, or
 * after a broken connection, must not go back twice.
 */
export async function rollback(
  context: Context,
  pages: string[],
  { build: one, builds = {}, expect, canary, dryRun = false }: RollbackOptions = {},
): Promise<RolledBack> {
  const { store, site } = context
  const began = (await readLive(store, site)).live
  for (const page of pages) lastIn(began, page, 'roll back')
  const buildOf = (page: string) => builds[page] ?? one
  const isThere = (page: string, from: Release | Retirement) => {
    if ('retired' in from || from.canary) return false
    const build = buildOf(page)
    return build === undefined ? from.restoredFrom !== undefined : from.build === build
  }
  const plan = async (current: Live, check: ReturnCheck) => {
    const going = pages.filter((page) => !isThere(page, lastIn(current, page, 'roll back')))
    const releases: Record<string, Release> = {}
    for (const page of going) {
      const from = lastIn(current, page, 'roll back')
      if (lastTouch(current, page) !== lastTouch(began, page)) throw overtaken(page, from)
      refuseUnexpected(current, page, expect)
      if (canary !== undefined && (!('canary' in from) || from.canary?.build !== canary))
        throw overtaken(page, from)
      const { target, change } = await chosen(context, current, page, buildOf(page))
      releases[page] = releasedAgain(context, await check.whole(current, page, target), change, from)
    }
    if (going.length === 0) return undefined
    return going.reduce(
      (next, page) => {
        const left = buildLeft(lastIn(current, page, 'roll back'), releases[page])
        return left ? withTakenBack(next, page, nextNumber(current)) : next
      },
      withReleases(current, releases),
    )
  }
  const resultOf = (before: Live, live: Live) =>
    pages.map((page): Returned => {
      const [from, to] = [lastIn(before, page, 'roll back'), lastIn(live, page, 'roll back')]
      return { page, to, ...(from !== to && { from }) }
    })
  if (dryRun) {
    const live = (await plan(began, new ReturnCheck(store))) ?? began
    return {
      verb: 'rollback',
      done: false,
      change: undefined,
      addresses: rulesDiffer(began, live),
      pages: resultOf(began, live),
    }
  }
  const { before, live, changed, refresh } = await beforeSwap(context, async () => {
    const time = probe(store)
    const refresh = new Refresh(store, began, time)
    await time
    const check = new ReturnCheck(store, refresh)
    const swapped = await swap(context, 'rollback', async (current) => {
      const next = await plan(current, check)
      if (next) announceReturn(context, resultOf(current, next))
      return next
    })
    return { ...swapped, refresh }
  })
  await afterSwap(context, () => Promise.all([finish(context, live, pages), refresh.restore()]))
  return {
    verb: 'rollback',
    done: true,
    change: changed ? live.change.number : undefined,
    addresses: rulesDiffer(before, live),
    pages: resultOf(before, live),
  }
}

/** The release that a page goes back to, with the change that had made it. */
async function chosen(
  { store }: Context,
  live: Live,
  page: string,
  build?: string,
): Promise<{ target: Release; change: number }> {
  const from = lastIn(live, page, 'roll back')
  const earlier: string[] = []
  for await (const { entry, change } of historyOf(store, live, page)) {
    if (!entry || 'retired' in entry) continue
    const isFrom = change.number === lastTouch(live, page)
    // a canary ends first
    if (isFrom && entry.canary && (build === undefined || build === entry.build))
      return { target: entry, change: change.number }
    // what a page that has ended goes back to is what it was
    if (isFrom || (!('retired' in from) && entry.build === from.build)) continue
    if (build === undefined || entry.build === build) return { target: entry, change: change.number }
    if (!earlier.includes(entry.build)) earlier.push(entry.build)
  }
  throw noSuchBuild(page, earlier.slice(0, 8), build)
}

function noSuchBuild(page: string, builds: string[], build?: string): ReleaseError {
  const there = builds.length > 0 ? `It had: ${builds.join(', ')}.` : 'It had no other build.'
  return build === undefined
    ? new ReleaseError(
        'disorder',
        `${page} has no earlier build to go back to. Nothing changed. Publish a corrected build of it, or retire it.`,
      )
    : new ReleaseError('command', `${page} was never live as build "${build}". ${there} Nothing changed.`)
}
