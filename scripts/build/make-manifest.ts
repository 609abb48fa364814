import { hashOf } from '../site/files.ts'
import type { Manifest, ManifestPage } from '../site/manifest.ts'
import type { BuildSettings } from '../site/settings.ts'
import type { Layer } from './lower-layers.ts'
import type { Page } from './pages.ts'

/**
 * Puts the manifest together, in an order that does not depend on which page was finished first.
 *
 * @param entries finished pages; one that is left from an earlier build and has no source any more is dropped.
 * @param pages all that have a source.
 */
export function makeManifest(
  layers: Layer[],
  settings: BuildSettings,
  entries: Map<string, ManifestPage>,
  pages: Page[],
): Manifest {
  const files = layers.map((layer) => layer.file)
  // Not from the finished page, which stays as it is when an address is added (added-paths.ts).
  const pathsOf = new Map(pages.map(({ id, meta }) => [id, meta.paths]))
  const ids = [...entries.keys()].filter((id) => pathsOf.has(id)).sort()
  const entryOf = (id: string): ManifestPage => {
    const entry = entries.get(id) as ManifestPage
    return { ...entry, paths: pathsOf.get(id) ?? entry.paths }
  }
  return {
    schema: 1,
    runtime: {
      id: hashOf(
        ...files,
        ...layers.map((layer) => layer.css),
        JSON.stringify(layers.map(({ components }) => components)),
      ),
      files,
    },
    settings,
    pages: Object.fromEntries(ids.map((id) => [id, entryOf(id)])),
    redirects: pages
      .filter((page) => entries.has(page.id))
      .flatMap((page) => page.meta.redirects ?? [])
      .map(({ from, to }) => ({ from, to }))
      .sort((a, b) => (a.from < b.from ? -1 : 1)),
  }
}
