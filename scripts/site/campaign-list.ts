import type { Listed } from './manifest.ts'

/**
 * `campaigns.json`, the list of the hub: of each listed page its activity, canonical address, title by language, cover and
 * the part of it without lettering. Nothing else of the manifest, which hosts hide. Ordered by address, so that it does not depend on who was published first.
 */
export function campaignList(pages: Record<string, { paths: string[]; listed?: Listed }>): string {
  const campaigns = Object.values(pages).flatMap(({ paths: [path = '/'], listed }) =>
    listed ? [{ ...listed, path, cover: `/${listed.cover}` }] : [],
  )
  campaigns.sort((a, b) => (a.path < b.path ? -1 : 1))
  return `${JSON.stringify(campaigns)}\n`
}
