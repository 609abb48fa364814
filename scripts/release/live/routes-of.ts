import type { Live, Release, Retirement } from '../../site/live.ts'
import { ReleaseError } from '../release-error.ts'

/**
 * The manifest with these releases live, and what follows from them: its redirects and its version; one that overrides a refusal
 * lifts it.
 */
export function withReleases(live: Live, releases: Record<string, Release>): Live {
  const retired = Object.entries(live.retired ?? {}).filter(([page]) => !Object.hasOwn(releases, page))
  const lifting = Object.entries(releases).filter(
    ([, { overridesRefusal, canary }]) => overridesRefusal || canary?.overridesRefusal,
  )
  return lifting.reduce(
    (next, [page]) => withTakenBack(next, page, undefined),
    withPages(live, { ...live.pages, ...releases }, Object.fromEntries(retired)),
  )
}

/** The manifest without a page, whose end is kept, and what follows from that. */
export function withRetired(live: Live, page: string, retirement: Retirement): Live {
  const { [page]: _, ...pages } = live.pages
  return withPages(live, pages, { ...live.retired, [page]: retirement })
}

/** @param retired pages whose addresses may belong to others by now: those win. */
export function withPages(live: Live, pages: Live['pages'], retired: Record<string, Retirement>): Live {
  const { retired: _, ...rest } = live
  const own = Object.values(pages).flatMap((page) => page.redirects)
  const taken = new Set([
    ...Object.values(pages).flatMap(({ paths }) => paths),
    ...own.map(({ from }) => from),
  ])
  const left = new Map<string, Live['redirects'][0]>()
  // of two pages that had a path one after the other, the last one retired decides
  for (const { redirects } of Object.values(retired).sort((a, b) => (a.at < b.at ? -1 : 1)))
    for (const redirect of redirects) if (!taken.has(redirect.from)) left.set(redirect.from, redirect)
  const redirects = [...own, ...left.values()].sort((a, b) => (a.from < b.from ? -1 : 1))
  return {
    ...rest,
    pages,
    redirects,
    version: versionOf(Object.values(pages)),
    ...(Object.keys(retired).length > 0 && { retired }),
  }
}

/** The manifest with a page's mark of the change that took a build of it back; without one by undefined. */
export function withTakenBack(live: Live, page: string, takenBack: number | undefined): Live {
  const { change = 0 } = live.touched[page] ?? {}
  const touch = { change, ...(takenBack !== undefined && { takenBack }) }
  return { ...live, touched: { ...live.touched, [page]: touch } }
}

/** Number of the change that touched a page last; undefined for one that was never released. */
export const lastTouch = ({ touched }: Live, page: string): number | undefined =>
  Object.hasOwn(touched, page) ? touched[page]?.change : undefined

/** Whether hosts need updated rules, because paths, their targets or a canary's share changed. */
export function rulesDiffer(before: Live, after: Live): boolean {
  return JSON.stringify(addressesIn(before, after)) !== JSON.stringify(addressesIn(after, after))
}

/** @param after a share that ended needs no new rules: under its name lies the live build then. */
function addressesIn({ pages, redirects, public: files }: Live, after: Live) {
  const ofPages = Object.entries(pages).map(([page, { paths, frames, parents, canary }]) => [
    page,
    paths,
    frames,
    parents,
    after.pages[page]?.canary && canary && [canary.build, canary.share],
  ])
  return [ofPages.sort(), redirects, Object.keys(files).sort()]
}

/** That of the page whose runtime came to the site last; of several, that of the latest release. */
function versionOf(pages: Release[]): string {
  const order = (page: Release) => `${page.runtime.since} ${page.at} ${page.version}`
  return (
    pages.reduce<Release | undefined>((a, b) => (a && order(a) >= order(b) ? a : b), undefined)?.version ?? ''
  )
}

/** Throws a sentence when two live pages would own one path. */
export function refuseClashes({ pages }: Live): void {
  const owner = new Map<string, string>()
  for (const [page, { paths, redirects }] of Object.entries(pages)) {
    for (const path of [...paths, ...redirects.map((redirect) => redirect.from)]) {
      const other = owner.get(path)
      if (other) {
        throw new ReleaseError(
          'disorder',
          `${path} would lead to both ${other} and ${page}. Publish the two pages together, the one that gives it up too. Nothing changed.`,
        )
      }
      owner.set(path, page)
    }
  }
}

/** Throws a sentence where addresses of others lead to the one that ends, and would lead nowhere. */
export function refuseBereaved(live: Live, page: string, ended: string[]): void {
  const others: [string, Release | Retirement][] = [
    ...Object.entries(live.pages),
    ...Object.entries(live.retired ?? {}),
  ].filter(([id]) => id !== page)
  for (const [other, { redirects }] of others) {
    const lost = redirects.find((redirect) => ended.includes(pathOf(redirect.to)))
    if (!lost) continue
    throw new ReleaseError(
      'disorder',
      `${lost.from} of ${other} leads to ${lost.to}, which would end. Say --redirect /path where these addresses are to lead, or change ${other} first. Nothing changed.`,
    )
  }
}

export const pathOf = (address: string) => address.split(/[?#]/, 1)[0] ?? ''
