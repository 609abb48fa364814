import path from 'node:path'
import { build, type Plugin } from 'vite'
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

/** Something else in place of a piece of a source file, to see that the runs find what it does. */
export interface Edit {
  file: string
  from: string
  to: string
}

/** Bundles the pages' code once; each call of the result is a page load: modules of its own in a browser of its own. */
export async function bundleClient(edit?: Edit): Promise<Client> {
  const built = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    resolve: { alias: aliases(ROOT) },
    plugins: edit ? [edited(edit)] : [],
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

function edited({ file, from, to }: Edit): Plugin {
  return {
    name: 'edited',
    enforce: 'pre',
    transform(code, id) {
      if (path.relative(ROOT, id) !== file) return null
      if (!code.includes(from)) throw new Error(`${file} has no ${JSON.stringify(from)} to be edited.`)
      return code.replace(from, to)
    },
  }
}
