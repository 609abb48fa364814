import path from 'node:path'
import type { InlineConfig, Rolldown } from 'vite'
import { build } from 'vite'
import { aliases } from '../command/aliases.ts'
import { cssConstants } from './css-constants.ts'
import { pageStyles } from './page-styles.ts'
import { refuseNodeModules } from './refuse-node-modules.ts'
import { refuseUnknownClasses } from './refuse-slips.ts'

/** Folder of all hashed files, below `dist/`. Not `assets/`: the server's own API lives under that name. */
export const STATIC = 'static'

/**
 * The oldest browser is Chromium 80 and Safari 14. Chromium 80 is written as es2020: it has `?.`, which the target `chrome80`
 * lowers because of one fault (a spread inside an optional call), at 0.6 KB a page. `refuseFault` looks for that one.
 */
export const BROWSERS = ['es2020', 'safari14']

const FAULT = /\?\.\((?:[^()]|\([^()]*\))*\.\.\./

function refuseFault({ output }: Rolldown.RolldownOutput): void {
  for (const file of output) {
    const found = file.type === 'chunk' && FAULT.exec(file.code)
    if (found)
      throw new Error(
        `${file.fileName}: Chromium 80 cannot run "${found[0].slice(0, 60)}": write the optional call without a spread.`,
      )
  }
}

/** What both halves of the build have in common: browsers, styles, names, one entry, nothing written to disk. */
export async function bundle(
  root: string,
  name: string,
  entry: string,
  overrides: InlineConfig,
): Promise<Rolldown.RolldownOutput> {
  const { build: more, ...rest } = overrides
  const result = await build({
    configFile: false,
    root,
    mode: 'production',
    logLevel: 'error',
    publicDir: false,
    resolve: { alias: aliases(root) },
    css: pageStyles(root),
    ...rest,
    plugins: [refuseNodeModules(root), refuseUnknownClasses(root), cssConstants(), ...(rest.plugins ?? [])],
    build: {
      write: false,
      target: BROWSERS,
      modulePreload: false,
      assetsInlineLimit: 1024,
      reportCompressedSize: false,
      ...more,
      rolldownOptions: {
        input: { [name]: entry },
        preserveEntrySignatures: 'strict',
        ...more?.rolldownOptions,
        output: {
          format: 'es',
          entryFileNames: `${STATIC}/[name]-[hash].js`,
          chunkFileNames: `${STATIC}/${name}.[name]-[hash].js`,
          assetFileNames: `${STATIC}/${name}.[name]-[hash][extname]`,
          // no spaces nor letters beyond ASCII, which hosts do not treat alike
          sanitizeFileName: (name) => name.replace(/[^\w.-]/g, '_'),
          ...more?.rolldownOptions?.output,
        },
      },
    },
  })
  const output = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput
  refuseFault(output)
  return output
}

/** The entry chunk of a bundle that has one entry. */
export function entryOf(output: Rolldown.RolldownOutput): Rolldown.OutputChunk {
  const entry = output.output.find((file) => file.type === 'chunk' && file.isEntry)
  if (entry?.type !== 'chunk') throw new Error('A bundle came out without its entry chunk.')
  return entry
}

/** All styles of a bundle, those of imported modules first, as one text; with `names` those files alone. */
export function stylesOf(output: Rolldown.RolldownOutput, names?: ReadonlySet<string>): string {
  const sheets = new Map(
    output.output.flatMap((file) =>
      file.type === 'asset' && file.fileName.endsWith('.css') ? [[file.fileName, String(file.source)]] : [],
    ),
  )
  const inOrder = new Set([...sheetsByImport(output), ...[...sheets.keys()].sort()])
  return [...inOrder]
    .filter((name) => !names || names.has(name))
    .map((name) => sheets.get(name)?.trim() ?? '')
    .join('')
}

/** Names of the style sheets that chunks bring, each chunk behind those that it imports. */
function sheetsByImport({ output }: Rolldown.RolldownOutput): string[] {
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])))
  const entered = new Set<string>()
  const sheetsOf = (name: string): string[] => {
    const chunk = chunks.get(name)
    if (!chunk || entered.has(name)) return []
    entered.add(name)
    return [...chunk.imports.flatMap(sheetsOf), ...(chunk.viteMetadata?.importedCss ?? [])]
  }
  return [...chunks.keys()].flatMap(sheetsOf)
}

/** Bytes that each source contributes to the scripts, before compression. */
export function weightsOf(root: string, output: Rolldown.RolldownOutput): Record<string, number> {
  const weights: Record<string, number> = {}
  for (const file of output.output) {
    if (file.type !== 'chunk') continue
    for (const [id, module] of Object.entries(file.modules)) {
      if (module.code) weights[path.relative(root, id).replaceAll(path.sep, '/')] = module.code.length
    }
  }
  return weights
}
