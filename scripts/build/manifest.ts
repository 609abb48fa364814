import { readFileSync } from 'node:fs'
import { Ajv, type ValidateFunction } from 'ajv'
import { hashOf } from './hash.ts'
import type { Layer } from './layers.ts'
import schema from './manifest.schema.json' with { type: 'json' }
import type { Page } from './pages.ts'
import type { BuildSettings } from './settings.ts'

/** One page's entry. The fields are described in `manifest.schema.json`. */
export interface ManifestPage {
  paths: string[]
  weight: 'light' | 'full'
  html: string
  files: string[]
  build: string
  frames?: 'own'
  parents?: string[]
  redirects?: { from: string; to: string }[]
}

/** `dist/manifest.json`. */
export interface Manifest {
  schema: 1
  runtime: { id: string; files: string[] }
  settings: BuildSettings
  pages: Record<string, ManifestPage>
  redirects: { from: string; to: string }[]
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
        JSON.stringify(layers.map(({ pieces }) => pieces)),
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

const ajv = new Ajv({ allErrors: false })
let isManifest: ValidateFunction<Manifest> | undefined

/** Checks a manifest against its JSON schema. Throws a sentence that names the field. */
export function checkManifest(value: unknown): Manifest {
  isManifest ??= ajv.compile<Manifest>(schema)
  if (isManifest(value)) return value
  throw new Error(
    `manifest.json is not right: ${ajv.errorsText(isManifest.errors, { dataVar: 'manifest' })}.`,
  )
}

/** Reads a manifest from a file; undefined when there is none or it is not one of ours. */
export function readManifest(file: string): Manifest | undefined {
  try {
    return checkManifest(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}
