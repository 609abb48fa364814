import type { HealthReport } from '#shared/api/phone-health'
import type { Page } from '../build/pages.ts'
import type { Figures, HealthView, LiveBuild, PageRow } from '../console/views.ts'
import type { Dist } from '../release/built-site/dist.ts'
import { lastTouch } from '../release/live/routes-of.ts'
import { isLive } from '../release/upload/make-release.ts'
import { type Live, standingOf } from '../site/live.ts'

const COVER = /\.cover-[\w-]+\.(?:png|jpe?g)$/

/** Every page that is live, was, or is built. @param dist undefined where nothing is built. */
export function rowsOf(live: Live, dist: Dist | undefined, sources: readonly Page[]): PageRow[] {
  const built = dist?.manifest.pages ?? {}
  const ids = new Set([...Object.keys(live.pages), ...Object.keys(live.retired ?? {}), ...Object.keys(built)])
  return [...ids].sort().map((page): PageRow => {
    const now = Object.hasOwn(live.pages, page) ? live.pages[page] : undefined
    const end = Object.hasOwn(live.retired ?? {}, page) ? live.retired?.[page] : undefined
    const fresh = Object.hasOwn(built, page) ? built[page] : undefined
    const titles = sources.find(({ id }) => id === page)?.meta.title
    const title = now?.title || page
    return {
      page,
      titles: titles ?? { zh: title, en: title, tw: title },
      paths: now?.paths ?? fresh?.paths ?? end?.paths ?? [],
      cover: (now ?? fresh)?.files.find((file) => COVER.test(file)) ?? '',
      ...(now && { live: liveBuildOf(live, page) }),
      ...(end && { retired: { at: end.at, by: end.by, note: end.note } }),
      ...(dist && fresh && { built: { build: fresh.build, differs: !isLive(dist, live, page) } }),
    }
  })
}

function liveBuildOf(live: Live, page: string): LiveBuild {
  const { build, at, by, note, canary } = live.pages[page] as Live['pages'][string]
  return {
    ...{ build, at, by, note },
    change: lastTouch(live, page) ?? 0,
    ...(canary && { canary: { build: canary.build, share: canary.share } }),
    standing: standingOf(live, page),
  }
}

/** Whether a file may be shown as a cover. */
export const isCover = (file: string) => /^static\/[\w.-]+$/.test(file) && COVER.test(file)

/** What phones have reported of the live builds, those before them, and canaries. */
export function healthOf({ pages }: HealthReport, live: Live): HealthView {
  const builds = pages.flatMap((page) => page.builds)
  const figures = (build: string | undefined): Figures | undefined => {
    const found = builds.filter((each) => build && each.build === build)
    if (found.length === 0) return undefined
    const sum = (count: (each: (typeof found)[number]) => number) =>
      found.reduce((all, each) => all + count(each), 0)
    // of several addresses that with most visits
    const [most] = [...found].sort((a, b) => b.ready - a.ready)
    const { lcp, inp } = most?.vitals ?? {}
    return {
      visits: sum(({ ready, failed, left }) => ready + failed + left),
      failed: sum(({ failed }) => failed),
      ...(lcp && { lcp: lcp.p75 }),
      ...(inp && { inp: inp.p75 }),
    }
  }
  return Object.fromEntries(
    Object.entries(live.pages).map(([page, { build, previousBuild, canary }]) => {
      const [now, earlier, share] = [figures(build), figures(previousBuild), figures(canary?.build)]
      return [
        page,
        { ...(now && { live: now }), ...(earlier && { before: earlier }), ...(share && { canary: share }) },
      ]
    }),
  )
}
