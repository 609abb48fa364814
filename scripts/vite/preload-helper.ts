import type { Plugin } from 'vite'

const HELPER = 'vite/preload-helper.js'

/** As Vite's own: a part that cannot be had raises `vite:preloadError`, and is thrown if nothing handles that. */
const SMALL = `export const __vitePreload = (load) => load().catch((error) => {
  const event = new Event('vite:preloadError', { cancelable: true })
  event.payload = error
  dispatchEvent(event)
  if (!event.defaultPrevented) throw error
})`

/**
 * Around each `import()` Vite sets a helper that also fetches the part's styles and imports: 0.7 KB brotli. Ours have
 * none to fetch, since styles stand in the HTML and a page's parts are one module; the error event is all that is needed.
 */
export function preloadHelper(): Plugin {
  return {
    name: 'preload-helper',
    enforce: 'pre',
    load: (id) => (id.endsWith(HELPER) ? SMALL : null),
  }
}
