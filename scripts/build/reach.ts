import path from 'node:path'
import type { Plugin } from 'vite'
import { BuildError } from './fail.ts'
import type { Page } from './pages.ts'

/** Notes what a page's graph holds, and refuses what it must not reach. */
export class Reach {
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
      `this light page reaches the heavy set: ${[...trail, this.nameOf(source)].join(' -> ')}.`,
      "Take the import out, use a piece of shared/kit instead, or make the page weight: 'full'.",
    )
  }

  /** An import as it is written: the alias is already resolved here. */
  private nameOf(source: string): string {
    return path.isAbsolute(source) ? `#${this.relative(source)}` : source
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
