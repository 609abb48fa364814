import { createRequire } from 'node:module'
import path from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { filesBelow } from '../site/files.ts'
import { bundle, entryOf, stylesOf, weightsOf } from '../vite/bundle.ts'
import { buildGuard } from './guard.ts'
import { type Layer, lowerLayers } from './lower-layers.ts'
import { keepSourceMaps } from './source-maps.ts'

/** The runtime half: six modules for the browser, and two helpers that only the build uses. */
export interface RuntimeHalf {
  layers: Layer[]
  /** ES module that renders in Node with the browser's own React layer. */
  prerender: { file: string; code: string }
  /** Classic scripts that the HTML carries inline: the guard for every engine, then what chooses the language. */
  guard: string
  inline: string
  /** Source files that the bundles were made of, relative to the root. */
  sources: string[]
}

const ENTRY = '\0layer'
/** A layer's dynamic imports have no styles or modules to preload; Vite's helper for those is 0.7 KB. */
const PLAIN_IMPORTS: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : null),
}
/** Source of the boot module. */
export const BOOT = '/shared/runtime/boot/boot.ts'

/** Builds React, the runtime, the heavy UI set and the background, each with every export kept, on the layers below it. */
export async function buildRuntimeHalf(root: string): Promise<RuntimeHalf> {
  const layers: Layer[] = []
  const graph = new Graph(root)
  const add = async (name: Layer['name'], entry: string, inputs: Record<string, string> = {}) => {
    const output = await buildLayer(root, graph, name, entry, layers, inputs)
    const weights = weightsOf(root, output)
    // below first: what the layer's other inputs share with it comes out in their chunk
    for (const called of [...Object.keys(inputs), name] as Layer['name'][]) {
      const chunk = chunkOf(output, called)
      const css = called === name ? stylesOf(output) : ''
      layers.push({ name: called, file: chunk.fileName, code: chunk.code, css, weights })
    }
    return layers.at(-1) as Layer
  }
  await add('react', reactEntry(root))
  const boot = path.join(root, BOOT)
  // the runtime waits for it, and takes from it what both need
  await add('runtime', `import ${JSON.stringify(boot)};\n${roomsEntry(root, 'shared/runtime')}`, { boot })
  const ui = await add('ui', roomsEntry(root, 'shared/ui'))
  ui.css = ''
  ui.components = await stylesByComponent(root)
  // loaded by a share of the visits alone, so it is no part of the background
  await add('vitals', `export { onCLS, onINP, onLCP, onTTFB } from 'web-vitals'`)
  // needed where a link brings another person's login
  await add('account', `export * from ${JSON.stringify(path.join(root, 'shared/account/index.ts'))};`)
  await add('background', `export * from ${JSON.stringify(path.join(root, 'shared/background/index.ts'))};`)
  const prerender = entryOf(await buildLayer(root, graph, 'prerender', prerenderEntry(root), layers))
  return {
    layers,
    prerender: { file: prerender.fileName, code: prerender.code },
    guard: await buildGuard(root),
    inline: await buildInline(root),
    sources: graph.sources(),
  }
}

/** Notes which files bundles are made of: what is edited anywhere in `shared/` changes the layer that takes it in. */
class Graph {
  private readonly files = new Set<string>()

  constructor(private readonly root: string) {}

  plugin(): Plugin {
    const { root, files } = this
    return {
      name: 'graph',
      buildEnd() {
        for (const id of this.getModuleIds()) {
          const file = path.relative(root, id.split('?')[0] ?? id).replaceAll(path.sep, '/')
          // the lock file represents all packages
          if (!id.startsWith('\0') && !/^\.\.|(^|\/)node_modules\//.test(file)) files.add(file)
        }
      },
    }
  }

  sources(): string[] {
    return [...this.files].sort()
  }
}

function chunkOf({ output }: Rolldown.RolldownOutput, name: string): Rolldown.OutputChunk {
  const chunk = output.find((file) => file.type === 'chunk' && file.isEntry && file.name === name)
  if (chunk?.type !== 'chunk') throw new Error(`The ${name} layer came out without its module.`)
  return chunk
}

async function buildLayer(
  root: string,
  graph: Graph,
  name: string,
  code: string,
  below: Layer[],
  inputs: Record<string, string> = {},
): Promise<Rolldown.RolldownOutput> {
  const output = await bundle(root, name, ENTRY, {
    plugins: [graph.plugin(), virtualEntry(root, code), lowerLayers(root, below), PLAIN_IMPORTS],
    build: {
      sourcemap: 'hidden',
      rolldownOptions: {
        input: { ...inputs, [name]: ENTRY },
        preserveEntrySignatures: 'allow-extension',
      },
    },
  })
  keepSourceMaps(root, output)
  const extra = output.output.filter((file) => file.type === 'chunk' && !file.isEntry)
  if (extra.length > 0) {
    const names = extra.map((chunk) => chunk.fileName)
    throw new Error(
      `The ${name} layer must be one module, but came out with ${names.join(', ')}: remove its dynamic imports.`,
    )
  }
  return output
}

function virtualEntry(root: string, code: string): Plugin {
  return {
    name: 'layer-entry',
    enforce: 'pre',
    resolveId(id, importer) {
      if (id === ENTRY) return ENTRY
      // the virtual entry is at the project's root, so that its bare imports resolve there
      if (importer === ENTRY) return this.resolve(id, path.join(root, 'index.ts'), { skipSelf: true })
      return null
    },
    load: (id) => (id === ENTRY ? code : null),
  }
}

/**
 * Not for pages: experiments, test helpers, the compiler's runtime, resource hints, server forms, and what React 19 or its
 * tools have made superfluous (0.4 KB of names).
 */
const LEFT_OUT =
  /^(unstable_|__COMPILER|act$|captureOwnerStack$|cache|prefetchDNS$|preconnect$|preinit|preload|requestFormReset$|useForm|default$|Profiler$|PureComponent$|createRef$|useDebugValue$|useOptimistic$|useActionState$|useInsertionEffect$|addTransitionType$|Children$|cloneElement$|isValidElement$|browser$)/

/** React is CommonJS: its names are listed from the installed package, so that none is missing. */
function reactEntry(root: string): string {
  const require = createRequire(path.join(root, 'package.json'))
  const names = (module: string) => Object.keys(require(module)).filter((name) => !LEFT_OUT.test(name))
  const react = names('react')
  const dom = names('react-dom').filter((name) => !react.includes(name))
  const client = names('react-dom/client').filter((name) => !react.includes(name) && !dom.includes(name))
  return [
    `import React from 'react'; export default React; export const { ${react.join(', ')} } = React;`,
    `export { jsx, jsxs } from ${JSON.stringify(path.join(root, 'shared/jsx/jsx-runtime.ts'))};`,
    `import DOM from 'react-dom'; export const { ${dom.join(', ')} } = DOM;`,
    `import Client from 'react-dom/client'; export const { ${client.join(', ')} } = Client;`,
  ].join('\n')
}

/** Every folder's `index.ts`, found by its place: a new folder joins its layer without a list being edited. */
function roomsEntry(root: string, folder: string): string {
  return filesBelow(root, folder)
    .filter((file) => /^[^/]+\/[^/]+\/[^/]+\/index\.ts$/.test(file))
    .map((file) => `export * from ${JSON.stringify(path.join(root, file))};`)
    .join('\n')
}

/** All style sheets of the heavy set, each built as an entry of its own; class names depend on their file alone. */
async function stylesByComponent(root: string): Promise<Record<string, string>> {
  const sheets = filesBelow(root, 'shared/ui').filter((file) => /^(?!.*\/demo\.).*\.module\.css$/.test(file))
  const input = sheets.map((file) => path.join(root, file))
  const output = await bundle(root, 'ui', '', { build: { rolldownOptions: { input } } })
  const components: Record<string, string> = {}
  for (const chunk of output.output) {
    if (chunk.type !== 'chunk' || !chunk.facadeModuleId) continue
    const component = path.basename(path.dirname(chunk.facadeModuleId))
    const own = stylesOf(output, chunk.viteMetadata?.importedCss)
    components[component] = `${components[component] ?? ''}${own}`
  }
  return components
}

function prerenderEntry(root: string): string {
  return `export { prerender } from ${JSON.stringify(path.join(root, 'scripts/build/prerender-in-node.tsx'))};`
}

/** The inline script is built alone, as one classic script without exports. */
export async function buildInline(root: string): Promise<string> {
  const output = await bundle(root, 'inline', path.join(root, 'shared/runtime/boot/inline.ts'), {
    build: { rolldownOptions: { preserveEntrySignatures: false, output: { format: 'iife' } } },
  })
  return entryOf(output).code.trim()
}
