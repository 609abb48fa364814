import type { Context } from './context.ts'
import type { Dist } from './dist.ts'
import { htmlOf, standingCopyOf } from './layout.ts'
import type { Live, Release } from './live/live.ts'
import { titleOf } from './title.ts'

/** The release that a built page would be. */
export function releaseOf(context: Context, dist: Dist, live: Live, page: string): Release {
  const built = dist.page(page)
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
    standing: standingCopyOf(page),
    runtime: { id, files, since: since ?? at },
    settings: dist.manifest.settings,
    version: dist.version,
    release: (live.pages[page]?.release ?? 0) + 1,
    at,
    ...context.author,
  }
}

/** Whether a built page is what is live already, its addresses included. */
export function isLive(dist: Dist, live: Live, page: string): boolean {
  const now = live.pages[page]
  if (!now) return false
  const { build, paths, weight, frames, parents, redirects = [] } = dist.page(page)
  const meant = [build, paths, weight, frames, parents, redirects]
  return (
    JSON.stringify(meant) ===
    JSON.stringify([now.build, now.paths, now.weight, now.frames, now.parents, now.redirects])
  )
}
