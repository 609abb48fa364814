import type { Live, Release, Retirement } from '../../site/live.ts'
import type { Context } from '../context.ts'
import { readLive } from '../live/read-live.ts'
import { rulesDiffer, withReleases } from '../live/routes-of.ts'
import { type Entry, entriesOf, readRecord } from '../records/journal.ts'
import { ReleaseError } from '../release-error.ts'
import { probe } from '../store/probe.ts'
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
 * was, and one with a canary keeps its build, for all visitors. A page that is rolled back already stays as it is, unless a build is named: whoever repeats a rollback in a hurry, or
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
    return build === undefined ? from.back !== undefined : from.build === build
  }
  const check = new ReturnCheck(store)
  const plan = async (current: Live) => {
    const going = pages.filter((page) => !isThere(page, lastIn(current, page, 'roll back')))
    const releases: Record<string, Release> = {}
    for (const page of going) {
      const from = lastIn(current, page, 'roll back')
      if (from.release !== lastIn(began, page, 'roll back').release) throw overtaken(page, from)
      refuseUnexpected(current, page, expect)
      if (canary !== undefined && (!('canary' in from) || from.canary?.build !== canary))
        throw overtaken(page, from)
      const target = await check.whole(current, page, await chosen(context, page, from, buildOf(page)))
      releases[page] = releasedAgain(context, target, from)
    }
    return going.length > 0 ? withReleases(current, releases) : undefined
  }
  const resultOf = (before: Live, live: Live) =>
    pages.map((page): Returned => {
      const [from, to] = [lastIn(before, page, 'roll back'), lastIn(live, page, 'roll back')]
      return { page, to, ...(from.release !== to.release && { from }) }
    })
  if (dryRun) {
    const live = (await plan(began)) ?? began
    return {
      verb: 'rollback',
      done: false,
      change: undefined,
      addresses: rulesDiffer(began, live),
      pages: resultOf(began, live),
    }
  }
  const { before, live, changed } = await beforeSwap(context, async () => {
    await probe(store)
    return swap(context, 'rollback', async (current) => {
      const next = await plan(current)
      if (next) announceReturn(context, resultOf(current, next))
      return next
    })
  })
  await afterSwap(context, () => finish(context, live, pages))
  return {
    verb: 'rollback',
    done: true,
    change: changed ? live.change.number : undefined,
    addresses: rulesDiffer(before, live),
    pages: resultOf(before, live),
  }
}

async function chosen(
  { store }: Context,
  page: string,
  from: Release | Retirement,
  build?: string,
): Promise<Release> {
  // a canary ends first
  if ('canary' in from && from.canary && (build === undefined || build === from.build)) return from
  // What a page that has ended goes back to is what it was.
  const earlier = (await entriesOf(store, page)).filter(
    (entry) => !entry.retired && ('retired' in from || entry.build !== from.build),
  )
  const found = earlier.find((entry) =>
    build === undefined ? entry.release < from.release : entry.build === build,
  )
  if (!found) throw noSuchBuild(page, earlier, build)
  return readRecord(store, found)
}

function noSuchBuild(page: string, earlier: Entry[], build?: string): ReleaseError {
  const builds = [...new Set(earlier.map((entry) => entry.build))].slice(0, 8)
  const there = builds.length > 0 ? `It had: ${builds.join(', ')}.` : 'It had no other build.'
  return build === undefined
    ? new ReleaseError(
        'disorder',
        `${page} has no earlier build to go back to. Nothing changed. Publish a corrected build of it, or retire it.`,
      )
    : new ReleaseError('command', `${page} was never live as build "${build}". ${there} Nothing changed.`)
}
