import type { Plugin } from 'vite'
import mpa from 'vite-plugin-mpa'

/**
 * Finds the pages: every folder under `pages/` with a `main.tsx` becomes an input named by its path.
 *
 * Two quirks of vite-plugin-mpa 1.2: without the leading `./` it cuts off the first folder of every name, and its
 * `closeBundle` also runs when a development server closes and deletes `dist/*.html`, so that hook is left out.
 * Its own rewrites match by prefix (`/pet` would catch `/petV2`); `page-server.ts` answers exactly and comes first.
 */
export function pageDiscovery(): Plugin {
  // CommonJS: loaded natively, its function is one `default` deeper
  const create = (mpa as unknown as { default?: typeof mpa }).default ?? mpa
  const {
    closeBundle: _,
    configureServer: __,
    ...discovery
  } = create({
    scanDir: './pages',
    scanFile: 'main.tsx',
    open: false,
  }) as Plugin
  return discovery
}
