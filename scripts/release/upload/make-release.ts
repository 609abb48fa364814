import { assetOf, htmlOf, standingCopyOf } from '../../site/layout.ts'
import { type Live, lastOf, type Release } from '../../site/live.ts'
import type { Dist } from '../built-site/dist.ts'
import type { Context } from '../context.ts'
import { needsOf, type Tombstones } from '../live/tombstones.ts'

/**
 * Where the files of a built page lie at the target: where those of the live build do, if it is that build; else under the
 * first names that were never pruned.
 */
export function generationOf(dist: Dist, live: Live, page: string, tombstones: Tombstones): number {
  const { build, files } = dist.page(page)
  const { runtime } = dist.manifest
  const now = live.pages[page]
  if (now?.build === build) return now.generation ?? 0
  const isFree = (generation: number) => {
    const placed = {
      build,
      generation,
      files: files.map((file) => assetOf(file, generation)),
      runtime: { ...runtime, since: '', files: runtime.files.map((file) => assetOf(file, generation)) },
    }
    return !needsOf(page, placed).some((key) => tombstones.has(key))
  }
  let generation = 0
  while (!isFree(generation)) generation++
  return generation
}

/** The release that a built page would be. */
export function releaseOf(
  context: Context,
  dist: Dist,
  live: Live,
  page: string,
  generation: number,
): Release {
  const { source, ...built } = dist.page(page)
  const last = lastOf(live, page)
  const again = last?.refused?.build === built.build
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
    html: htmlOf(page, built.build, generation),
    standing: standingCopyOf(page),
    files: built.files.map((file) => assetOf(file, generation)),
    ...(built.listed && { listed: { ...built.listed, cover: assetOf(built.listed.cover, generation) } }),
    runtime: { id, files: files.map((file) => assetOf(file, generation)), since: since ?? at },
    ...(generation > 0 && { generation }),
    settings: dist.manifest.settings,
    version: dist.version,
    release: (last?.release ?? 0) + 1,
    at,
    commit: source.commit + (source.changed ? '-changed' : ''),
    ...(source.branch && { branch: source.branch }),
    ...(last && !('retired' in last) && { before: last.build }),
    ...(again ? { again } : last?.refused && { refused: last.refused }),
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

/** The title of a page's HTML; '' without one. */
function titleOf(html: Uint8Array): string {
  const text = /<title>([^<]*)<\/title>/.exec(new TextDecoder().decode(html))?.[1] ?? ''
  return text.replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
}
