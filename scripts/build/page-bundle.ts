import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Rolldown } from 'vite'
import { partStyles } from '../vite/part-styles.ts'
import { preloadHelper } from '../vite/preload-helper.ts'
import { pureDeclarations } from '../vite/pure-declarations.ts'
import { BuildError } from './fail.ts'
import { hashOf } from './hash.ts'
import type { Layer } from './layers.ts'
import { layerUrl, lowerLayers } from './lower-layers.ts'
import type { Page } from './pages.ts'
import { Reach } from './reach.ts'
import { bundle, entryOf, STATIC, stylesOf } from './vite-base.ts'

/** One page's own code, before it becomes HTML. */
export interface PageBundle {
  /** Entry module, as `static/warlord-season-1a2b3c4d.js`. */
  entry: string
  /** Modules that the entry imports and that are not layers: loaded on every visit, as the entry is. */
  imported: string[]
  /** Hashed files by their path below `dist/`, entry included, cover included. */
  files: Map<string, string | Uint8Array>
  css: string
  cover: string
  /** Source files of the page's graph, relative to the root: what the bundle's bytes depend on. */
  sources: string[]
  /** Bytes that each source contributes to the scripts, for the budget's message. */
  weights: Record<string, number>
}

/** Bundles one page, a graph of its own, on the finished layers. */
export async function bundlePage(root: string, page: Page, layers: Layer[]): Promise<PageBundle> {
  const name = page.id.replaceAll('/', '-')
  const reached = new Reach(root, page, layerUrl(layers, 'ui'))
  const output = await bundle(root, name, path.join(root, page.folder, 'main.tsx'), {
    plugins: [
      reached.plugin(),
      lowerLayers(root, layers),
      pureDeclarations(),
      preloadHelper(root),
      partStyles(),
    ],
    build: { rolldownOptions: { preserveEntrySignatures: false } },
  })
  const files = new Map<string, string | Uint8Array>()
  for (const file of output.output) {
    if (file.type === 'chunk') files.set(file.fileName, file.code)
    else if (!file.fileName.endsWith('.css')) files.set(file.fileName, file.source)
  }
  const cover = readCover(root, page, name)
  files.set(cover.file, cover.bytes)
  return {
    entry: entryOf(output).fileName,
    imported: importedBy(output),
    files,
    css: stylesOf(output),
    cover: cover.file,
    sources: [...reached.sources].sort(),
    weights: weightsOf(root, output),
  }
}

/** Modules that come with the entry, however deep; not those that are loaded on demand, nor the layers. */
function importedBy(output: Rolldown.RolldownOutput): string[] {
  const chunks = new Map(
    output.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])),
  )
  const reached = new Set<string>()
  const follow = (name: string) => {
    for (const next of chunks.get(name)?.imports ?? []) {
      if (!chunks.has(next) || reached.has(next)) continue
      reached.add(next)
      follow(next)
    }
  }
  const entry = entryOf(output).fileName
  follow(entry)
  reached.delete(entry)
  return [...reached].sort()
}

function readCover(root: string, page: Page, name: string): { file: string; bytes: Uint8Array } {
  const source = path.posix.join(page.folder, page.meta.cover)
  let bytes: Uint8Array
  try {
    bytes = readFileSync(path.join(root, source))
  } catch {
    throw new BuildError(
      `${page.folder}/page.ts`,
      `the cover ${source} does not exist.`,
      'Put the picture there or correct "cover".',
    )
  }
  return { file: `${STATIC}/${name}.cover-${hashOf(bytes)}${path.extname(source)}`, bytes }
}

function weightsOf(root: string, output: Rolldown.RolldownOutput): Record<string, number> {
  const weights: Record<string, number> = {}
  for (const file of output.output) {
    if (file.type !== 'chunk') continue
    for (const [id, module] of Object.entries(file.modules)) {
      if (module.code) weights[path.relative(root, id).replaceAll(path.sep, '/')] = module.code.length
    }
  }
  return weights
}
