import path from 'node:path'
import type { Rolldown } from 'vite'
import { bundle, entryOf, stylesOf, weightsOf } from '../vite/bundle.ts'
import { partStyles } from '../vite/part-styles.ts'
import { preloadHelper } from '../vite/preload-helper.ts'
import { pureDeclarations } from '../vite/pure-declarations.ts'
import { type Cover, readCover } from './cover.ts'
import type { Layer } from './lower-layers.ts'
import { layerUrl, lowerLayers } from './lower-layers.ts'
import type { Page } from './pages.ts'
import { Reach } from './reach.ts'

/** One page's own code, before it becomes HTML. */
export interface PageBundle {
  /** Entry module, as `static/warlord-season-1a2b3c4d.js`. */
  entry: string
  /** Modules that the entry imports and that are not layers: loaded on every visit, as the entry is. */
  imported: string[]
  /** Hashed files by their path below `dist/`, entry included, cover included. */
  files: Map<string, string | Uint8Array>
  css: string
  /** Components of the heavy set that the page uses, each behind those that it is made of. */
  components: string[]
  /** Its initial modules import the heavy set; otherwise that is needed only later or on another page. */
  needsUi: boolean
  cover: Cover
  /** Source files of the page's graph, relative to the root: what the bundle's bytes depend on. */
  sources: string[]
  /** Bytes that each source contributes to the scripts, for the budget's message. */
  weights: Record<string, number>
}

/** Bundles one page, a graph of its own, on the finished layers. */
export async function bundlePage(root: string, page: Page, layers: Layer[]): Promise<PageBundle> {
  const name = page.id.replaceAll('/', '-')
  const ui = layerUrl(layers, 'ui')
  const reached = new Reach(root, page, ui)
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
  const cover = readCover(root, page)
  files.set(cover.file, cover.bytes)
  const entry = entryOf(output).fileName
  const imported = importedBy(output)
  const first = output.output.filter(({ fileName }) => fileName === entry || imported.includes(fileName))
  return {
    entry,
    imported,
    files,
    css: stylesOf(output),
    components: reached.components,
    needsUi: first.some((file) => file.type === 'chunk' && file.imports.some((url) => url === ui)),
    cover,
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
