import { FileCheck } from '../check-build.ts'
import type { Context } from '../context.ts'
import { type Entry, entriesOf, readRecord, writeRecord } from '../journal.ts'
import type { Live, Release } from '../live/live.ts'
import { withoutPrune } from '../live/pruning.ts'
import { readLive } from '../live/read-live.ts'
import { rulesDiffer, withReleases } from '../live/routes-of.ts'
import { swap } from '../live/swap.ts'
import { ReleaseError } from '../release-error.ts'
import { settle } from '../settle.ts'
import { afterwards, changeOf, untilThen } from '../stages.ts'
import { probe } from '../store/probe.ts'
import { minute } from '../words.ts'

export interface RolledBack {
  verb: 'rollback'
  page: string
  /** False when it had been rolled back, or was that build, already. */
  changed: boolean
  /** Whether hosts need their rules anew. */
  addresses: boolean
  /** What is live now. */
  release: Release
  /** What was live before; absent when nothing changed. */
  from?: Release
}

/**
 * Makes an earlier build of a page live again, as a new release.
 *
 * @param build the one before the live one when it is not given. A page that is rolled back already stays as it is then:
 * whoever repeats a rollback in a hurry, or after a broken connection, must not go back twice.
 */
export async function rollback(context: Context, page: string, build?: string): Promise<RolledBack> {
  const { store, site } = context
  let from: Release | undefined
  let addresses = false
  const { live, changed } = await untilThen(async () => {
    await probe(store)
    const before = releaseIn((await readLive(store, site)).live, page)
    let sureAt: number | undefined
    let target: Release | undefined
    return swap(store, site, async (found) => {
      const current = withoutPrune(found, context.now())
      from = releaseIn(current, page)
      if (build === undefined ? from.back !== undefined : from.build === build) {
        return current === found ? undefined : { ...current, change: changeOf(context, 'rollback', []) }
      }
      if (from.release !== before.release) throw overtaken(page, from)
      if (sureAt !== current.pruned) {
        target = await chooseTarget(context, page, from, build)
        sureAt = current.pruned
      }
      const release = releasedAgain(context, target as Release, from)
      await writeRecord(store, page, from)
      const next = {
        ...withReleases(current, { [page]: release }),
        change: changeOf(context, 'rollback', [page]),
      }
      addresses = rulesDiffer(found, next)
      return next
    })
  })
  const release = releaseIn(live, page)
  await afterwards(async () => {
    await writeRecord(store, page, release)
    await settle(store, site, [page])
  })
  return changed && from?.release !== release.release
    ? { verb: 'rollback', page, changed: true, addresses, release, from }
    : { verb: 'rollback', page, changed: false, addresses: false, release }
}

function releaseIn(live: Live, page: string): Release {
  const release = Object.hasOwn(live.pages, page) ? live.pages[page] : undefined
  if (release) return release
  throw new ReleaseError(
    'command',
    `${page} is not live there, so there is nothing to roll back. "status" lists what is.`,
  )
}

async function chooseTarget(
  { store }: Context,
  page: string,
  from: Release,
  build?: string,
): Promise<Release> {
  const earlier = (await entriesOf(store, page)).filter((entry) => entry.build !== from.build)
  const chosen = earlier.find((entry) =>
    build === undefined ? entry.release < from.release : entry.build === build,
  )
  if (!chosen) throw noSuchBuild(page, earlier, build)
  const target = await readRecord(store, chosen)
  const problems = await new FileCheck(store).build(page, target)
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

function releasedAgain({ now, author }: Context, target: Release, from: Release): Release {
  const { by, note } = author
  return { ...target, release: from.release + 1, back: target.release, at: now().toISOString(), by, note }
}

function overtaken(page: string, { by, at, build }: Release): ReleaseError {
  return new ReleaseError(
    'overtaken',
    `${by} released ${page} at ${minute(at)} UTC, while this was under way (build ${build}). You changed nothing. Look at it first.`,
  )
}
