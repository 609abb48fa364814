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
import { keepSourceMaps } from './source-maps.ts'

/** One page's own code, before it becomes HTML. */
export interface PageBundle {
  /** Entry module, as `static/warlord-season-1a2b3c4d.js`. */
  entry: string
  /** Modules that the entry imports and that are not layers: loaded on every visit, as the entry is. */
  imported: string[]
  /** Modules that load only after a win or a share: see EXTRAS. */
  extras: string[]
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

/** Popups of rewards, with sound and vibration, and posters: no first visit needs them, so they have a budget of their own. */
const EXTRAS = /\/(Granted\.tsx|celebration\/index\.ts|poster(\/index)?\.tsx?)$/

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
    build: { sourcemap: 'hidden', rolldownOptions: { preserveEntrySignatures: false } },
  })
  const files = new Map<string, string | Uint8Array>()
  for (const file of output.output) {
    if (file.type === 'chunk') files.set(file.fileName, file.code)
    else if (!/\.(css|map)$/.test(file.fileName)) files.set(file.fileName, file.source)
  }
  keepSourceMaps(root, output)
  const cover = readCover(root, page)
  files.set(cover.file, cover.bytes)
  const entry = entryOf(output).fileName
  const imported = reachableFrom(output, ({ imports }) => imports)
  const first = output.output.filter(({ fileName }) => fileName === entry || imported.includes(fileName))
  return {
    entry,
    imported,
    extras: extrasOf(output),
    files,
    css: stylesOf(output),
    components: reached.components,
    needsUi: first.some((file) => file.type === 'chunk' && file.imports.some((url) => url === ui)),
    cover,
    sources: [...reached.sources].sort(),
    weights: weightsOf(root, output),
  }
}

/** Modules that nothing but the extras imports. */
function extrasOf(output: Rolldown.RolldownOutput): string[] {
  const isExtra = (name: string) =>
    output.output.some(
      (file) => file.type === 'chunk' && file.fileName === name && EXTRAS.test(file.facadeModuleId ?? ''),
    )
  const others = reachableFrom(output, ({ imports, dynamicImports }) =>
    [...imports, ...dynamicImports].filter((name) => !isExtra(name)),
  )
  const entry = entryOf(output).fileName
  return output.output.flatMap(({ type, fileName }) =>
    type === 'chunk' && fileName !== entry && !others.includes(fileName) ? [fileName] : [],
  )
}

/** Modules that the entry leads to, however deep, without itself and the layers. */
function reachableFrom(
  output: Rolldown.RolldownOutput,
  nextOf: (chunk: Rolldown.OutputChunk) => string[],
): string[] {
  const chunks = new Map(
    output.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])),
  )
  const reached = new Set<string>()
  const follow = (name: string) => {
    const chunk = chunks.get(name)
    for (const next of chunk ? nextOf(chunk) : []) {
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
