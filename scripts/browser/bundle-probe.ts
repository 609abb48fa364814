import path from 'node:path'
import { build, type Rolldown } from 'vite'
import { aliases } from '../command/aliases.ts'

/** Bundles the probe into one classic script for Chromium 80, which sets `window.__probe` once. */
export async function bundleProbe(root: string): Promise<string> {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'error',
    publicDir: false,
    resolve: { alias: aliases(root) },
    build: {
      write: false,
      target: 'chrome80',
      lib: { entry: path.join(root, 'scripts/browser/probe/index.ts'), formats: ['iife'], name: '__bundle' },
    },
  })
  const [output] = (Array.isArray(result) ? result : [result]) as Rolldown.RolldownOutput[]
  const [chunk] = output?.output ?? []
  return `if (!window.__probe) { ${chunk?.code}; window.__probe = __bundle.probe }`
}
