import { type Live, lastOf } from '../../site/live.ts'
import type { Dist } from '../built-site/dist.ts'
import { canaryInWords, minute } from '../format-change.ts'
import { lastTouch } from '../live/routes-of.ts'
import type { Recorded } from '../records/changes.ts'
import { ReleaseError } from '../release-error.ts'
import { hasAddresses, isLive } from '../upload/make-release.ts'

/** Whether a page is live for all visitors, or its build the canary for this share of them. */
export function isDone(dist: Dist, live: Live, page: string, share: number): boolean {
  const canary = live.pages[page]?.canary
  return (
    isLive(dist, live, page) ||
    (canary?.build === dist.page(page).build && canary.share === share && share < 100)
  )
}

/** Refuses a share where hosts or visitors would be led astray, and another build beside a canary. */
export function refuseCanary(dist: Dist, live: Live, page: string, share: number): void {
  const now = live.pages[page]
  const refuse = (why: string): never => {
    throw new ReleaseError('disorder', `${why} Nothing changed.`)
  }
  const { build } = dist.page(page)
  if (now?.canary && now.canary.build !== build)
    refuse(
      `${page} has a ${canaryInWords(now.canary)} by ${now.by} since ${minute(now.at)} UTC, and the built one is ${build}. ` +
        `End the canary first: "rollback ${page}", or publish its build to all by --share 100.`,
    )
  if (share === 100) return
  if (!now)
    refuse(`${page} is not live, so there is nothing to show the other visitors. Publish it without --share.`)
  else if (now.build === build)
    refuse(
      `Build ${build} of ${page} is live for all visitors already, and has other settings now. Publish it without --share.`,
    )
  else if (!hasAddresses(dist, now, page))
    refuse(
      `Build ${build} of ${page} changes its addresses, redirects or frames, which are the same for all visitors. Publish it without --share.`,
    )
  else if (now.canary && now.canary.share > share)
    refuse(
      `${page} has a ${canaryInWords(now.canary)}: with ${share} some of them would get the earlier build again. Raise the share, or "rollback ${page}".`,
    )
}

/** Refuses a page that was released since this publish began: its publisher has not seen this one. */
export function refuseOvertaken(before: Live, now: Live, page: string): void {
  const release = lastOf(now, page)
  if (!release || lastTouch(now, page) === lastTouch(before, page)) return
  const did = 'retired' in release ? 'retired' : 'released'
  throw new ReleaseError(
    'overtaken',
    `${release.by} ${did} ${page} at ${minute(release.at)} UTC, while this was under way (build ${release.build}). ` +
      `Nothing of yours went live. Look at it, then publish again if yours is to replace it.`,
  )
}

/** Refuses builds that a rollback or undo has taken back, with the reason that was given. @param refusals by page. */
export function refuseTakenBack(
  dist: Dist,
  pages: string[],
  refusals: ReadonlyMap<string, { build: string; change: Recorded }>,
): void {
  const left = pages.flatMap((page) => {
    const refusal = refusals.get(page)
    return refusal?.build === dist.page(page).build ? [{ page, ...refusal }] : []
  })
  const [first] = left
  if (!first) return
  const { page, build, change } = first
  const more = left.length > 1 ? ` So were the built ones of ${left.length - 1} more pages.` : ''
  throw new ReleaseError(
    'disorder',
    `Build ${build} of ${page} was taken back by ${change.by} at ${minute(change.at)} UTC${change.note ? `: "${change.note}"` : ''}.${more} ` +
      'Nothing changed. Build a corrected one.',
    ['again'],
  )
}
