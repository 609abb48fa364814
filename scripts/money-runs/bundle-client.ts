import path from 'node:path'
import { build } from 'vite'
import { aliases } from '../command/aliases.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** What a tab's code takes for the browser around it. */
const GLOBALS = [
  'globalThis',
  'window',
  'document',
  'localStorage',
  'sessionStorage',
  'location',
  'history',
  'navigator',
  'fetch',
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'Date',
  'performance',
  'addEventListener',
] as const

export type Browser = Record<(typeof GLOBALS)[number], unknown>

/** A page load: the pages' code in a browser of its own. */
export type Client = (browser: Browser) => typeof import('./client/index.ts')

/** Bundles the pages' code once; each call of the result is a page load: modules of its own in a browser of its own. */
export async function bundleClient(): Promise<Client> {
  const built = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    resolve: { alias: aliases(ROOT) },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      target: 'node20',
      lib: { entry: path.join(import.meta.dirname, 'client/index.ts'), formats: ['iife'], name: 'client' },
    },
  })
  const [{ output }] = [built].flat() as unknown as [{ output: { type: string; code?: string }[] }]
  const code = output.find(({ type }) => type === 'chunk')?.code ?? ''
  const load = new Function(...GLOBALS, `${code}\nreturn client`)
  return (browser) => load(...GLOBALS.map((name) => browser[name]))
}
