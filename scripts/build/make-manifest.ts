import { execFileSync } from 'node:child_process'
import { hashOf } from '../site/files.ts'
import type { Manifest, ManifestPage, Source } from '../site/manifest.ts'
import type { BuildSettings } from '../site/settings.ts'
import type { Layer } from './lower-layers.ts'
import type { Page } from './pages.ts'

/** A manifest before its files are written. */
export type ManifestDraft = Omit<Manifest, 'files'>

/** What pages are built from. */
const SOURCES = ['pages', 'shared', 'public', 'scripts', 'package.json', 'package-lock.json']

/** The state of the sources in Git, new files included. */
export function sourceOf(root: string): Source {
  const git = (...args: string[]) => {
    try {
      const output = execFileSync('git', args, {
        cwd: root,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      })
      return output.trim()
    } catch {
      return ''
    }
  }
  const commit = git('rev-parse', '--short=12', 'HEAD')
  return {
    commit,
    branch: git('branch', '--show-current'),
    changed: commit !== '' && git('status', '--porcelain', '--', ...SOURCES) !== '',
  }
}

/** Changes with any byte of the layers. */
export function runtimeId(layers: Layer[]): string {
  const files = layers.map((layer) => layer.file)
  const styles = layers.map((layer) => layer.css)
  return hashOf(...files, ...styles, JSON.stringify(layers.map(({ components }) => components)))
}

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
): ManifestDraft {
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
      id: runtimeId(layers),
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
