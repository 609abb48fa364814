import { type Live, lastOf, type Release, type Retirement } from '../../site/live.ts'
import type { Context } from '../context.ts'
import { canaryInWords, minute } from '../format-change.ts'
import { needsOf, readTombstones, type Tombstones } from '../live/tombstones.ts'
import { entriesOf } from '../records/journal.ts'
import { ReleaseError } from '../release-error.ts'
import type { Store } from '../store/store.ts'
import { FileCheck } from './check-build.ts'

/** A page that was brought back, or that was so already. */
export interface Returned {
  page: string
  /** What is live now, or the page's end. */
  to: Release | Retirement
  /** What was live before, or the page's end; absent where nothing changed. */
  from?: Release | Retirement
}

/** Checks that earlier builds are whole, each file once. */
export class ReturnCheck {
  readonly #store: Store
  readonly #files: FileCheck
  readonly #whole = new Set<string>()
  #tombstones: { of: string | undefined; keys: Tombstones } | undefined

  constructor(store: Store) {
    this.#store = store
    this.#files = new FileCheck(store, true)
  }

  /** Returns the release if all of its files are there. Throws with the builds that the page has besides. */
  async whole(live: Live, page: string, target: Release): Promise<Release> {
    if (this.#tombstones?.of !== live.condemned || !this.#tombstones) {
      this.#tombstones = { of: live.condemned, keys: await readTombstones(this.#store, live) }
      this.#whole.clear()
    }
    const { keys } = this.#tombstones
    const name = `${page} ${target.release}`
    if (this.#whole.has(name)) return target
    const problems = needsOf(page, target).some((key) => keys.has(key))
      ? ['it was pruned, and what is left of it is not to be counted on']
      : await this.#files.build(page, target)
    if (problems.length > 0) throw await this.#lost(page, target, problems, lastOf(live, page)?.build)
    this.#whole.add(name)
    return target
  }

  async #lost(page: string, { build }: Release, problems: string[], now = ''): Promise<ReleaseError> {
    const entries = (await entriesOf(this.#store, page)).filter(({ retired }) => !retired)
    const others = [...new Set(entries.map((entry) => entry.build))].filter(
      (each) => each !== build && each !== now,
    )
    const more =
      others.length > 0
        ? `Other builds: ${others.slice(0, 5).join(', ')} (--to-build).`
        : 'There is no other earlier build.'
    return new ReleaseError(
      'disorder',
      `Build ${build} of ${page} cannot be brought back: ${problems.slice(0, 3).join('; ')}. Nothing changed. ${more}`,
    )
  }
}

/** An earlier release as the next one, without its canary. The build that it ends is refused from then on. */
export function releasedAgain(context: Context, target: Release, from: Release | Retirement): Release {
  const { author } = context
  const at = context.now().toISOString()
  const { refused: _, again: _again, before, canary: _canary, ...same } = target
  return {
    ...same,
    release: from.release + 1,
    back: target.release,
    at,
    ...author,
    ...(before && target.build === from.build && { before }),
    ...leaving(context, from, at, target.build),
  }
}

/** What a rollback or undo records of the build that it leaves. @param build the one that it brings back. */
export function leaving({ author }: Context, from: Release | Retirement, at: string, build = '') {
  if ('retired' in from) return { ...(from.refused && { refused: from.refused }) }
  const { by, note } = author
  const left = [from.canary?.build, from.build].find((each) => each && each !== build)
  return {
    ...(from.build !== build && { before: from.build }),
    ...(left && { refused: { build: left, at, by, note } }),
  }
}

/** Announces what will be live. */
export function announceReturn({ announce }: Context, pages: Returned[]): void {
  for (const { page, from, to } of pages) {
    if (!from) continue
    const then = 'retired' in to ? 'taken off the site' : `build ${to.build}, release ${to.back}`
    const canary = 'canary' in from && from.canary ? `, ${canaryInWords(from.canary)},` : ''
    const now =
      'retired' in from ? 'retired' : `build ${from.build}${canary} of ${minute(from.at)} UTC by ${from.by}`
    announce(`${page}: ${now} -> ${then}`)
  }
}
