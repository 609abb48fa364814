import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { BuildError } from './fail.ts'
import { hashOf } from './hash.ts'
import type { Layer } from './layers.ts'
import { lowerLayers } from './lower-layers.ts'
import type { Page } from './pages.ts'
import { bundle, entryOf, STATIC, stylesOf } from './vite-base.ts'

/** One page's own code, before it becomes HTML. */
export interface PageBundle {
  /** Entry module, as `static/warlord-season-1a2b3c4d.js`. */
  entry: string
  /** Hashed files by their path below `dist/`, entry included, cover included. */
  files: Map<string, string | Uint8Array>
  css: string
  cover: string
  /** Source files of the page's graph, relative to the root: what the bundle's bytes depend on. */
  sources: string[]
  /** Bytes that each source contributes to the scripts, for the budget's message. */
  weights: Record<string, number>
}

/** Declarations of the contract: what a page does not use of them is left out, though they are calls. */
const PURE = [
  'endpoint',
  'array',
  'boolean',
  'fallback',
  'nullable',
  'number',
  'object',
  'optional',
  'picklist',
  'pipe',
  'record',
  'string',
  'union',
]

/** Bundles one page, a graph of its own, on the finished layers. */
export async function bundlePage(root: string, page: Page, layers: Layer[]): Promise<PageBundle> {
  const name = page.id.replaceAll('/', '-')
  const reached = new Reach(root, page)
  const output = await bundle(root, name, path.join(root, page.folder, 'main.tsx'), {
    plugins: [reached.plugin(), lowerLayers(root, layers)],
    build: { rolldownOptions: { preserveEntrySignatures: false, treeshake: { manualPureFunctions: PURE } } },
  })
  const files = new Map<string, string | Uint8Array>()
  for (const file of output.output) {
    if (file.type === 'chunk') files.set(file.fileName, file.code)
    else if (!file.fileName.endsWith('.css')) files.set(file.fileName, file.source)
  }
  const cover = readCover(root, page, name)
  files.set(cover.file, cover.bytes)
  return {
    entry: entryOf(output).fileName,
    files,
    css: stylesOf(output),
    cover: cover.file,
    sources: [...reached.sources].sort(),
    weights: weightsOf(root, output),
  }
}

/** Notes what a page's graph holds, and refuses what it must not reach. */
class Reach {
  readonly sources = new Set<string>()
  private readonly importers = new Map<string, string>()

  constructor(
    private readonly root: string,
    private readonly page: Page,
  ) {}

  plugin(): Plugin {
    const reach = this
    return {
      name: 'page-reach',
      enforce: 'pre',
      async resolveId(source, importer, options) {
        if (!importer || !/^[.#/]/.test(source)) return null
        const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
        if (!resolved) return null
        const from = reach.relative(importer)
        if (resolved.meta?.layer === 'ui' && reach.page.meta.weight === 'light') reach.refuseUi(source, from)
        if (!resolved.external) {
          const target = reach.relative(resolved.id)
          if (!reach.importers.has(target)) reach.importers.set(target, from)
          reach.refuseForeign(target, from)
        }
        return resolved
      },
      load(id) {
        const file = reach.relative(id)
        if (!file.startsWith('..') && !id.startsWith('\0')) reach.sources.add(file)
        return null
      },
    }
  }

  private relative(id: string): string {
    return path.relative(this.root, id.split('?')[0] ?? id).replaceAll(path.sep, '/')
  }

  private refuseUi(source: string, from: string): never {
    const trail = [from]
    for (let at = this.importers.get(from); at && !trail.includes(at); at = this.importers.get(at))
      trail.unshift(at)
    throw new BuildError(
      `${this.page.folder}/page.ts`,
      `this light page reaches the heavy set: ${[...trail, source].join(' -> ')}.`,
      "Take the import out, use a piece of shared/kit instead, or make the page weight: 'full'.",
    )
  }

  private refuseForeign(target: string, from: string): void {
    const inPages = /^pages\/(.+)$/.exec(target)
    if (!inPages || target.startsWith(`${this.page.folder}/`)) return
    const family = this.page.folder.split('/').slice(0, 2).join('/')
    if (target.startsWith(`${family}/_family/`)) return
    throw new BuildError(
      from,
      `imports ${target}, which belongs to another page.`,
      `Move what both need to ${family}/_family (siblings) or shared/kit (families).`,
    )
  }
}

function readCover(root: string, page: Page, name: string): { file: string; bytes: Uint8Array } {
  const source = path.posix.join(page.folder, page.meta.cover)
  let bytes: Uint8Array
  try {
    bytes = readFileSync(path.join(root, source))
  } catch {
    throw new BuildError(
      `${page.folder}/page.ts`,
      `the cover ${source} does not exist.`,
      'Put the picture there or correct "cover".',
    )
  }
  return { file: `${STATIC}/${name}.cover-${hashOf(bytes)}${path.extname(source)}`, bytes }
}

function weightsOf(root: string, output: Rolldown.RolldownOutput): Record<string, number> {
  const weights: Record<string, number> = {}
  for (const file of output.output) {
    if (file.type !== 'chunk') continue
    for (const [id, module] of Object.entries(file.modules)) {
      if (module.code) weights[path.relative(root, id).replaceAll(path.sep, '/')] = module.code.length
    }
  }
  return weights
}
