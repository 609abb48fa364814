import { BUILDS, fileListOf } from '../../site/layout.ts'
import type { Change, Release, Retirement } from '../../site/live.ts'
import { similarPage } from '../built-site/page-id.ts'
import type { Context } from '../context.ts'
import { readLive } from '../live/read-live.ts'
import { historyOf, leftBuild } from '../records/changes.ts'
import { ReleaseError } from '../release-error.ts'

/** A release, with who made it live, when and why, and the number of that change. */
export type Past = (Release | Retirement) & {
  change: number
  verb: Change['verb']
  live: boolean
  kept: boolean
}

export interface History {
  verb: 'history'
  page: string
  /** Newest first. */
  releases: Past[]
}

/** The releases of a page: which is live, and which can be brought back because their files are kept. */
export async function history({ store, site }: Context, page: string): Promise<History> {
  const { live } = await readLive(store, site)
  const there = new Set((await store.list(`${BUILDS}${page}/`)).map(({ key }) => key))
  const releases: Past[] = []
  for await (const { entry, change } of historyOf(store, live, page)) {
    const { number, verb, at, by, note = '' } = change
    // an undo of its first publish left nothing of it
    const gone: Retirement = { retired: true, paths: [], redirects: [], build: '', commit: '', at, by, note }
    const release = entry ?? { ...gone, build: leftBuild(change, page) ?? '' }
    const isRelease = !('retired' in release)
    const isLive = isRelease && releases.length === 0
    const kept = isRelease && there.has(fileListOf(page, release.build))
    releases.push({ ...release, at, by, note, change: number, verb, live: isLive, kept })
  }
  if (releases.length === 0)
    throw new ReleaseError(
      'command',
      `${page} was never released to ${store.name}.${similarPage(page, Object.keys(live.touched))} "status" lists what is live.`,
    )
  return { verb: 'history', page, releases }
}
