import path from 'node:path'
import type { Plugin, Rolldown } from 'vite'

const HELPER = 'vite/preload-helper.js'
/** As Vite writes it around the `import()` of a part, before names are short and file names final. */
const LOAD = /\b(__vitePreload[\w$]*)\((async )?\(\) => ((?:(?!__vitePreload)[\s\S])*?)\bimport\(("[^"]+")\)/g
const LEFT = /\bimport\("\.\/[^"]+"\)/

/**
 * Around each `import()` Vite sets a helper that also fetches the part's styles and imports: 0.7 KB brotli. Ours have
 * none to fetch, since a part is one module that brings its styles along (part-styles.ts). In its place stands `loadPart`, which
 * asks for a part that failed under another address: so each `import()` gets a query that `loadPart` chooses.
 */
export function preloadHelper(root: string): Plugin {
  const loadPart = JSON.stringify(path.join(root, 'shared/features/later/load-part.ts'))
  return {
    name: 'preload-helper',
    enforce: 'pre',
    load: (id) =>
      id.endsWith(HELPER)
        ? `import { loadPart } from ${loadPart}; export const __vitePreload = loadPart`
        : null,
    renderChunk(code, chunk) {
      if (chunk.dynamicImports.length === 0) return null
      const asked = code.replace(
        LOAD,
        (_, helper, async = '', before, file) =>
          `${helper}(${async}(query) => ${before}import(${file} + query)`,
      )
      const left = LEFT.exec(asked)
      if (left) this.error(`${chunk.name}: ${left[0]} is written in a way that cannot be tried again.`)
      return asked
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      for (const part of chunks) if (part.isDynamicEntry) refuseImported(this, part, chunks)
    },
  }
}

/** A part under two addresses is two modules: what imports it by the first must not meet the one of the second. */
function refuseImported(
  context: Rolldown.PluginContext,
  part: Rolldown.OutputChunk,
  chunks: Rolldown.OutputChunk[],
): void {
  const importer = chunks.find((chunk) => chunk.imports.includes(part.fileName))
  if (!importer) return
  context.error(
    `The part ${part.name}, which loads on demand, is also imported by ${importer.name}: move what both need into a module of its own.`,
  )
}
