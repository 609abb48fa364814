import { nearest } from '../../command/command-line.ts'
import { type Live, lastOf, type Release, type Retirement } from '../../site/live.ts'
import type { Context } from '../context.ts'
import { reconcile } from '../derived/reconcile.ts'
import { minute } from '../format-change.ts'
import { readLive } from '../live/read-live.ts'
import { rulesDiffer, withReleases } from '../live/routes-of.ts'
import { swap } from '../live/swap.ts'
import { needsOf, readTombstones } from '../live/tombstones.ts'
import { type Entry, entriesOf, readRecord, writeRecord } from '../records/journal.ts'
import { ReleaseError } from '../release-error.ts'
import { probe } from '../store/probe.ts'
import { FileCheck } from './check-build.ts'
import { afterwards, changeOf, untilThen } from './stages.ts'

export interface RolledBack {
  verb: 'rollback'
  page: string
  /** False when it had been rolled back, or was that build, already. */
  changed: boolean
  /** Whether hosts need their rules again. */
  addresses: boolean
  /** What is live now. */
  release: Release
  /** What was live before, or the page's end; absent when nothing changed. */
  from?: Release | Retirement
}

/**
 * Makes an earlier build of a page live again, as a new release; a page that was retired comes back as it was.
 *
 * @param build the one before the live one when it is not given. A page that is rolled back already stays as it is then:
 * whoever repeats a rollback in a hurry, or after a broken connection, must not go back twice.
 */
export async function rollback(context: Context, page: string, build?: string): Promise<RolledBack> {
  const { store, site } = context
  const { before, live, changed } = await untilThen(async () => {
    await probe(store)
    const began = lastIn((await readLive(store, site)).live, page)
    let chosen: { condemned: string | undefined; target: Release } | undefined
    return swap(store, site, async (current) => {
      const from = lastIn(current, page)
      const isThere =
        !('retired' in from) && (build === undefined ? from.back !== undefined : from.build === build)
      if (isThere) return undefined
      if (from.release !== began.release) throw overtaken(page, from)
      if (!chosen || chosen.condemned !== current.condemned) {
        const target = await chooseTarget(context, current, page, from, build)
        chosen = { condemned: current.condemned, target }
      }
      const release = releasedAgain(context, chosen.target, from)
      await writeRecord(store, current, page)
      return {
        ...withReleases(current, { [page]: release }),
        change: changeOf(context, 'rollback', [page]),
      }
    })
  })
  const release = live.pages[page] as Release
  await afterwards(async () => {
    await writeRecord(store, live, page)
    await reconcile(store, site, [page])
  })
  return changed
    ? {
        verb: 'rollback',
        page,
        changed,
        addresses: rulesDiffer(before, live),
        release,
        from: lastIn(before, page),
      }
    : { verb: 'rollback', page, changed, addresses: false, release }
}

function lastIn(live: Live, page: string): Release | Retirement {
  const last = lastOf(live, page)
  if (last) return last
  throw new ReleaseError(
    'command',
    `${page} is not live there, so there is nothing to roll back.${nearest(page, Object.keys({ ...live.pages, ...live.retired }))} "status" lists what is.`,
  )
}

async function chooseTarget(
  { store }: Context,
  live: Live,
  page: string,
  from: Release | Retirement,
  build?: string,
): Promise<Release> {
  // What a page that has ended goes back to is what it was.
  const earlier = (await entriesOf(store, page)).filter(
    (entry) => !entry.retired && ('retired' in from || entry.build !== from.build),
  )
  const chosen = earlier.find((entry) =>
    build === undefined ? entry.release < from.release : entry.build === build,
  )
  if (!chosen) throw noSuchBuild(page, earlier, build)
  const target = await readRecord(store, chosen)
  const tombstones = await readTombstones(store, live)
  const problems = needsOf(page, target).some((key) => tombstones.has(key))
    ? ['it was pruned, and what is left of it is not to be counted on']
    : await new FileCheck(store, true).build(page, target)
  if (problems.length === 0) return target
  const others = [...new Set(earlier.map((entry) => entry.build))].filter((each) => each !== target.build)
  throw new ReleaseError(
    'disorder',
    `Build ${target.build} of ${page} cannot be brought back: ${problems.slice(0, 3).join('; ')}. Nothing changed. ` +
      (others.length > 0
        ? `Other builds: ${others.slice(0, 5).join(', ')} (--to-build).`
        : 'There is no other earlier build.'),
  )
}

function noSuchBuild(page: string, earlier: Entry[], build?: string): ReleaseError {
  const builds = [...new Set(earlier.map((entry) => entry.build))].slice(0, 8)
  const there = builds.length > 0 ? `It had: ${builds.join(', ')}.` : 'It had no other build.'
  return build === undefined
    ? new ReleaseError(
        'disorder',
        `${page} has no earlier build to go back to. Nothing changed. Publish a corrected build of it.`,
      )
    : new ReleaseError('command', `${page} was never live as build "${build}". ${there} Nothing changed.`)
}

function releasedAgain({ now, author }: Context, target: Release, from: { release: number }): Release {
  const { by, note } = author
  return { ...target, release: from.release + 1, back: target.release, at: now().toISOString(), by, note }
}

function overtaken(page: string, last: Release | Retirement): ReleaseError {
  const { by, at, build } = last
  return new ReleaseError(
    'overtaken',
    `${by} ${'retired' in last ? 'retired' : 'released'} ${page} at ${minute(at)} UTC, while this was under way (build ${build}). You changed nothing. Look at it first.`,
  )
}
