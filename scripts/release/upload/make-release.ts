import { assetOf, canaryCopyOf, htmlOf, runtimeFileListOf, standingCopyOf } from '../../site/layout.ts'
import { type Live, lastOf, type Release } from '../../site/live.ts'
import type { Dist } from '../built-site/dist.ts'
import { filesToMove, type Placement, placedAt } from '../built-site/relocate.ts'
import type { Context } from '../context.ts'
import { needsOf, type Tombstones } from '../live/tombstones.ts'

/**
 * Where the files of a built page lie at the target: where those of the live build do, if it is that build; else only files
 * that were pruned, and what names them, get other names.
 */
export function placementOf(dist: Dist, live: Live, page: string, tombstones: Tombstones): Placement {
  const { build, files } = dist.page(page)
  const { id, files: layers } = dist.manifest.runtime
  const names = [...layers, ...files]
  const now = [live.pages[page], live.pages[page]?.canary].find((release) => release?.build === build)
  if (now) {
    const { generation = 0, runtime } = now
    const placed = new Set([...now.files, ...runtime.files])
    const moved = generation > 0 ? names.filter((name) => placed.has(assetOf(name, generation))) : []
    return { generation, moved: new Set(moved), runtime: runtime.generation ?? generation }
  }
  const moved = filesToMove(
    names.map((name) => dist.file(name)),
    (name) => tombstones.has(name),
  )
  for (let generation = 0; ; generation++) {
    const ofLayers = layers.some((name) => moved.has(name)) || tombstones.has(runtimeFileListOf(id))
    const placement = { generation, moved, runtime: ofLayers ? generation : 0 }
    const at = (name: string) => placedAt(name, placement)
    const runtime = { id, since: '', files: layers.map(at), generation: placement.runtime }
    const needs = needsOf(page, { build, generation, files: files.map(at), runtime })
    if (!needs.some((key) => tombstones.has(key))) return placement
  }
}

/** The release that a built page would be. */
export function releaseOf(
  context: Context,
  dist: Dist,
  live: Live,
  page: string,
  placement: Placement,
): Release {
  const { source, ...built } = dist.page(page)
  const last = lastOf(live, page)
  const again = last?.refused?.build === built.build
  const { id, files } = dist.manifest.runtime
  const { generation } = placement
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
    files: built.files.map((file) => placedAt(file, placement)),
    ...(built.listed && { listed: { ...built.listed, cover: placedAt(built.listed.cover, placement) } }),
    runtime: {
      id,
      files: files.map((file) => placedAt(file, placement)),
      since: since ?? at,
      ...(generation > 0 && { generation: placement.runtime }),
    },
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

/** The release of a page that shows a share of its visitors another build. @param built a release of that, as of `releaseOf`. */
export function withCanary(
  { author }: Context,
  page: string,
  now: Release,
  built: Release,
  share: number,
): Release {
  const { canary: _, back: _back, again: _again, ...same } = now
  const { canary: _none, ...build } = built
  return {
    ...same,
    release: built.release,
    at: built.at,
    ...author,
    canary: { ...build, standing: canaryCopyOf(page), share },
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
  const next = { release: from.release + 1, at: now().toISOString(), ...author }
  if (share < 100) return { ...from, ...next, canary: { ...from.canary, share } }
  const { share: _, ...build } = from.canary
  return { ...build, ...next, standing: standingCopyOf(page), before: from.build }
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
