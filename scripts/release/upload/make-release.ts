import { canaryCopyOf, htmlOf, stableCopyOf } from '../../site/layout.ts'
import { type Live, lastOf, type Release } from '../../site/live.ts'
import type { Dist } from '../built-site/dist.ts'
import type { Context } from '../context.ts'

/** The release that a built page would be. @param overridesRefusal it was taken back before. */
export function releaseOf(
  context: Context,
  dist: Dist,
  live: Live,
  page: string,
  overridesRefusal = false,
): Release {
  const { source, ...built } = dist.page(page)
  const last = lastOf(live, page)
  const { id, files } = dist.manifest.runtime
  const at = context.now().toISOString()
  const since = Object.values(live.pages)
    .filter((other) => other.runtime.id === id)
    .map((other) => other.runtime.since)
    .sort()[0]
  return {
    ...built,
    redirects: built.redirects ?? [],
    title: titleOf(dist.file(built.html, htmlOf(page, built.build)).bytes),
    html: htmlOf(page, built.build),
    stableCopy: stableCopyOf(page),
    runtime: { id, files, since: since ?? at },
    settings: dist.manifest.settings,
    version: dist.version,
    at,
    commit: source.commit + (source.changed ? '-changed' : ''),
    ...(source.branch && { branch: source.branch }),
    ...(last && !('retired' in last) && { previousBuild: last.build }),
    ...(overridesRefusal && { overridesRefusal }),
    ...context.author,
  }
}

/** The release of a page that shows a share of its visitors another build. @param built a release of that, as of `releaseOf`. */
export function withCanary(
  { author }: Context,
  page: string,
  now: Release,
  built: Release,
  share: number,
): Release {
  const { canary: _, restoredFrom: _restored, overridesRefusal: _overrides, ...same } = now
  const { canary: _none, ...build } = built
  return {
    ...same,
    at: built.at,
    ...author,
    canary: { ...build, stableCopy: canaryCopyOf(page), share },
  }
}

/** The release that shows a page's canary to another share of its visitors, to all by 100; undefined without a canary. */
export function withShare(
  { author, now }: Context,
  page: string,
  from: Release,
  share: number,
): Release | undefined {
  if (!from.canary) return undefined
  const next = { at: now().toISOString(), ...author }
  if (share < 100) return { ...from, ...next, canary: { ...from.canary, share } }
  const { share: _, ...build } = from.canary
  return { ...build, ...next, stableCopy: stableCopyOf(page), previousBuild: from.build }
}

/** Whether a built page is what is live already for all visitors, its addresses included. */
export function isLive(dist: Dist, live: Live, page: string): boolean {
  const now = live.pages[page]
  if (!now || now.canary) return false
  return (
    now.build === dist.page(page).build &&
    now.weight === dist.page(page).weight &&
    hasAddresses(dist, now, page)
  )
}

/** Whether a built page has the addresses, and may be framed, as a release of it. */
export function hasAddresses(dist: Dist, now: Release, page: string): boolean {
  const { paths, frames, parents, redirects = [] } = dist.page(page)
  return (
    JSON.stringify([paths, frames, parents, redirects]) ===
    JSON.stringify([now.paths, now.frames, now.parents, now.redirects])
  )
}

/** The title of a page's HTML; '' without one. */
function titleOf(html: Uint8Array): string {
  const text = /<title>([^<]*)<\/title>/.exec(new TextDecoder().decode(html))?.[1] ?? ''
  return text.replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
}
