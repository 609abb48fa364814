import type { Plugin, Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle

/**
 * A part that loads on demand brings its styles along in its own module: one request that comes whole or not at all, and
 * no bytes in the HTML of a visit that never opens it. What every visit loads keeps its styles in the HTML.
 */
export function partStyles(): Plugin {
  return {
    name: 'part-styles',
    enforce: 'pre',
    // Ahead of Vite's own, which would make each `import()` fetch the sheets. The name of a chunk depends on its styles already.
    generateBundle(_, bundle) {
      const first = loadedAtFirst(bundle)
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || first.has(chunk.fileName)) continue
        const styles = takeStyles(bundle, chunk)
        if (styles) chunk.code = `${adding(styles)}\n${chunk.code}`
      }
    },
  }
}

/** The entry and what it imports, however deep. */
function loadedAtFirst(bundle: Bundle): Set<string> {
  const found = new Set<string>()
  const follow = (name: string) => {
    const chunk = bundle[name]
    if (chunk?.type !== 'chunk' || found.has(name)) return
    found.add(name)
    chunk.imports.forEach(follow)
  }
  for (const chunk of Object.values(bundle))
    if (chunk.type === 'chunk' && chunk.isEntry) follow(chunk.fileName)
  return found
}

function takeStyles(bundle: Bundle, chunk: Rolldown.OutputChunk): string {
  const sheets = chunk.viteMetadata?.importedCss ?? new Set<string>()
  let styles = ''
  for (const name of sheets) {
    const sheet = bundle[name]
    if (sheet?.type !== 'asset') continue
    styles += String(sheet.source).trim()
    delete bundle[name]
  }
  sheets.clear()
  return styles
}

function adding(styles: string): string {
  return `document.head.append(Object.assign(document.createElement("style"),{textContent:${JSON.stringify(styles)}}));`
}
