import { ReleaseError } from '../release-error.ts'
import type { Live, Release } from './live.ts'

/** The manifest with these releases live, and what follows from them: its redirects and its version. */
export function withReleases(live: Live, releases: Record<string, Release>): Live {
  const pages = { ...live.pages, ...releases }
  const redirects = Object.values(pages)
    .flatMap((page) => page.redirects)
    .sort((a, b) => (a.from < b.from ? -1 : 1))
  return { ...live, pages, redirects, version: versionOf(Object.values(pages)) }
}

/** Whether hosts answer other addresses, or answer them otherwise, than before: they need their rules anew. */
export function rulesDiffer(before: Live, after: Live): boolean {
  return JSON.stringify(addressesIn(before)) !== JSON.stringify(addressesIn(after))
}

function addressesIn({ pages, redirects, public: files }: Live) {
  const ofPages = Object.entries(pages).map(([page, { paths, frames, parents }]) => [
    page,
    paths,
    frames,
    parents,
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
