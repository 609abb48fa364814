import { type Live, lastOf, type Release, type Retirement } from '../../site/live.ts'
import type { Context } from '../context.ts'
import { canaryInWords, minute } from '../format-change.ts'
import { historyOf } from '../records/changes.ts'
import { ReleaseError } from '../release-error.ts'
import type { Store } from '../store/store.ts'
import type { Refresh } from '../upload/refresh.ts'
import { FileCheck } from './check-build.ts'

/** A page that was brought back, or that was so already. */
export interface Returned {
  page: string
  /** What is live now, or the page's end; absent where the page is not there any more. */
  to?: Release | Retirement | undefined
  /** What was live before, or the page's end; absent where nothing changed, or the page was not there. */
  from?: Release | Retirement | undefined
}

/** Checks that earlier builds are whole, each file once. */
export class ReturnCheck {
  readonly #store: Store
  readonly #files: FileCheck
  readonly #whole = new Set<string>()

  /** @param refresh absent in a dry run: nothing is written. */
  constructor(store: Store, refresh?: Refresh) {
    this.#store = store
    this.#files = new FileCheck(store, refresh)
  }

  /** Returns the release if all of its files are there, those of its canary too. Throws with the builds that the page has besides. */
  async whole(live: Live, page: string, target: Release): Promise<Release> {
    for (const { build, files, html, runtime } of [target, ...(target.canary ? [target.canary] : [])]) {
      if (this.#whole.has(`${page} ${build}`)) continue
      const problems = await this.#files.build(page, { build, files, html, runtime })
      if (problems.length > 0) throw await this.#lost(live, page, build, problems)
      this.#whole.add(`${page} ${build}`)
    }
    return target
  }

  async #lost(live: Live, page: string, build: string, problems: string[]): Promise<ReleaseError> {
    const others = new Set<string>()
    for await (const { entry } of historyOf(this.#store, live, page)) {
      if (entry && !('retired' in entry)) others.add(entry.build)
      if (others.size > 7) break
    }
    others.delete(build)
    others.delete(lastOf(live, page)?.build ?? '')
    const more =
      others.size > 0
        ? `Other builds: ${[...others].slice(0, 5).join(', ')} (--to-build).`
        : 'There is no other earlier build.'
    return new ReleaseError(
      'disorder',
      `Build ${build} of ${page} cannot be brought back: ${problems.slice(0, 3).join('; ')}. Nothing changed. ${more} ` +
        'Builds are kept for 30 days after they were live: an older one is built from its commit and published.',
    )
  }
}

/** An earlier release as the next one, without its canary. @param change that had made it. */
export function releasedAgain(
  { author, now }: Context,
  target: Release,
  change: number,
  from: Release | Retirement | undefined,
): Release {
  const { overridesRefusal: _, previousBuild, canary: _canary, ...same } = target
  const left = from && from.build !== target.build && !('retired' in from) ? from.build : previousBuild
  return {
    ...same,
    at: now().toISOString(),
    ...author,
    ...(left && { previousBuild: left }),
    restoredFrom: change,
  }
}

/** Announces what will be live. */
export function announceReturn({ announce }: Context, pages: Returned[]): void {
  for (const { page, from, to } of pages) {
    if (!from && !to) continue
    const then =
      !to || 'retired' in to
        ? 'taken off the site'
        : `build ${to.build}${to.canary ? `, ${canaryInWords(to.canary)}` : ''}`
    const canary = from && 'canary' in from && from.canary ? `, ${canaryInWords(from.canary)},` : ''
    const now = !from
      ? 'not on the site'
      : 'retired' in from
        ? 'retired'
        : `build ${from.build}${canary} of ${minute(from.at)} UTC by ${from.by}`
    announce(`${page}: ${now} -> ${then}`)
  }
}
