import path from 'node:path'
import type { Plugin } from 'vite'

/** A finished module of the runtime half that everything above imports by its hashed name. */
export interface Layer {
  name: 'boot' | 'react' | 'runtime' | 'ui' | 'vitals' | 'account' | 'background'
  /** As `static/runtime-1a2b3c4d.js`, below `dist/`. */
  file: string
  code: string
  /** Styles that every page using the layer inlines. */
  css: string
  /** Styles of each component of the heavy set: a page inlines those of the components that it uses. */
  components?: Record<string, string>
  /** Bytes of each module before compression, for the budget's message. */
  weights: Record<string, number>
}

const REACT = new Set(['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'])
const PROXY = '\0layer-proxy:'

/** How modules in the folder of hashed files import a layer: `./runtime-1a2b3c4d.js`. */
export function layerUrl(layers: Layer[], name: Layer['name']): string | undefined {
  const layer = layers.find((each) => each.name === name)
  return layer && `./${path.posix.basename(layer.file)}`
}

/**
 * Sends imports of React, `shared/runtime/<folder>` and `shared/ui/<component>` to the finished layers, by relative URL:
 * all hashed files lie in one folder, so the same module loads in a browser, behind any prefix, and in Node.
 */
export function lowerLayers(root: string, layers: Layer[]): Plugin {
  const urlOf = (name: Layer['name']) => layerUrl(layers, name)
  const folders = path.join(root, 'shared').replaceAll(path.sep, '/')
  return {
    name: 'lower-layers',
    enforce: 'pre',
    resolveId: {
      // Only what may lead to a layer: asking for every import would make the build half as fast.
      filter: {
        id: /(jsx-runtime|\/shared\/account)$|^(react$|react\/|react-dom|valibot$|web-vitals$|\.\/(boot|react|runtime|ui)-)|(^|\/)(runtime|ui)\//,
      },
      async handler(source, importer, options) {
        if (layers.some((layer) => urlOf(layer.name) === source)) return { id: source, external: true }
        if (REACT.has(source) || source.endsWith('/shared/jsx/jsx-runtime'))
          return toLayer(urlOf('react'), 'react', options.kind)
        // Its shared part is exported by the runtime (shared/runtime/schema).
        const runtime = urlOf('runtime')
        if (source === 'valibot' && runtime) return { id: runtime, external: true }
        const vitals = urlOf('vitals')
        if (source === 'web-vitals' && vitals) return { id: vitals, external: true }
        const account = urlOf('account')
        if (source === `${folders}/account` && account) return { id: account, external: true }
        if (!importer || source.startsWith('\0')) return null
        const file = source.startsWith('.') ? path.join(path.dirname(importer), source) : source
        const [, layer, inside] =
          new RegExp(`^${folders}/(runtime|ui)/[^/]+(/.+)?$`).exec(file.replaceAll(path.sep, '/')) ?? []
        const url = layer && urlOf(layer as Layer['name'])
        if (!url) return null
        if (inside && inside !== '/index.ts') {
          this.error(
            `${path.relative(root, importer)}: imports ${path.relative(root, file)}, the inside of a folder.\n  Import the folder itself: '#shared/${layer}/<folder>'.`,
          )
        }
        return { id: url, external: true }
      },
    },
    load(id) {
      if (!id.startsWith(PROXY)) return null
      const name = id.slice(PROXY.length) as Layer['name']
      return `export * from ${JSON.stringify(urlOf(name))}; export { default } from ${JSON.stringify(urlOf(name))};`
    },
  }

  /** `require('react')` in a CommonJS package needs a module inside the bundle; everything else imports the URL. */
  function toLayer(url: string | undefined, name: Layer['name'], kind: string | undefined) {
    if (!url) return null
    return kind === 'require-call' ? `${PROXY}${name}` : { id: url, external: true }
  }
}
