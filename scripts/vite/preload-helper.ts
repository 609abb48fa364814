import path from 'node:path'
import { type Plugin, type Rolldown, Visitor } from 'vite'

const HELPER = '\0vite/preload-helper.js'

/**
 * Around each `import()` Vite sets a helper that also fetches the part's styles and imports: 0.7 KB brotli. Ours have none to
 * fetch, since a part is one module that brings its styles along (part-styles.ts). `loadPart` takes the helper's place, and
 * requests a part that failed under another address: so the function around each `import()` takes a query for it.
 */
export function preloadHelper(root: string): Plugin {
  const loadPart = JSON.stringify(path.join(root, 'shared/features/later/load-part.ts'))
  return {
    name: 'preload-helper',
    enforce: 'pre',
    load: (id) =>
      id === HELPER ? `import { loadPart } from ${loadPart}; export const __vitePreload = loadPart` : null,
    renderChunk(code, chunk) {
      if (chunk.dynamicImports.length === 0) return null
      const inserts: [place: number, text: string][] = []
      new Visitor({
        CallExpression({ callee, arguments: [load] }) {
          if (callee.type === 'Identifier' && callee.name.startsWith('__vitePreload') && load)
            inserts.push([code.indexOf('(', load.start) + 1, 'query'])
        },
        ImportExpression: ({ source }) => void inserts.push([source.end, ' + query']),
      }).visit(this.parse(code))
      return inserts
        .sort(([a], [b]) => b - a)
        .reduce((text, [place, insert]) => text.slice(0, place) + insert + text.slice(place), code)
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
