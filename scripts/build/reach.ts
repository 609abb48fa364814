import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { filesBelow } from '../site/files.ts'
import { BuildError } from '../vite/build-error.ts'
import { trailTo } from '../vite/refuse-node-modules.ts'
import type { Page } from './pages.ts'

const TEST_OR_DEMO = /(\.test|\/demo)\.tsx?$/

/** Notes what a page's graph holds, and refuses what it must not reach. Looks once, when the graph is complete. */
export class Reach {
  readonly sources = new Set<string>()
  /** Components of the heavy set, each behind those that it is made of. */
  readonly components: string[] = []

  /** @param ui URL by which modules import the heavy set. */
  constructor(
    private readonly root: string,
    private readonly page: Page,
    private readonly ui: string | undefined,
  ) {}

  plugin(): Plugin {
    const reach = this
    return {
      name: 'page-reach',
      buildEnd(error) {
        if (error) return
        for (const id of inImportOrder(this)) reach.look(this, id)
      },
    }
  }

  private look(graph: Rolldown.PluginContext, id: string): void {
    const info = graph.getModuleInfo(id)
    const file = this.relative(id)
    if (!info || id.startsWith('\0') || file.startsWith('..')) return
    this.sources.add(file)
    if (this.isForeign(file)) this.refuseForeign(file, [...info.importers, ...info.dynamicImporters])
    const imports = [...info.importedIds, ...info.dynamicallyImportedIds]
    if (!this.ui || !imports.includes(this.ui)) return
    if (this.page.meta.weight === 'light') this.refuseUi(graph, id)
    for (const component of componentsIn(readFileSync(id.split('?')[0] ?? id, 'utf8')))
      this.noteComponent(component)
  }

  /**
   * A component of the heavy set is in its layer, but its texts and styles come with the page, as do those of its
   * dependencies.
   */
  private noteComponent(component: string): void {
    const folder = `shared/ui/${component}`
    if (this.sources.has(`${folder}/index.ts`)) return
    this.sources.add(`${folder}/index.ts`)
    for (const file of filesBelow(this.root, folder)) {
      if (!/\.tsx?$/.test(file) || TEST_OR_DEMO.test(file)) continue
      for (const used of componentsIn(readFileSync(path.join(this.root, file), 'utf8')))
        this.noteComponent(used)
    }
    this.components.push(component)
  }

  private relative(id: string): string {
    return path.relative(this.root, id.split('?')[0] ?? id).replaceAll(path.sep, '/')
  }

  private refuseUi(graph: Rolldown.PluginContext, id: string): never {
    const trail = trailTo(id, (at) => importersOf(graph, at))
    const [written] = componentsIn(readFileSync(id.split('?')[0] ?? id, 'utf8'))
    throw new BuildError(
      `${this.page.folder}/page.ts`,
      `this light page reaches the heavy set: ${[...trail.map((each) => this.relative(each)), written ? `#shared/ui/${written}` : 'shared/ui'].join(' -> ')}.`,
      "Take the import out, use a component of shared/kit instead, or make the page weight: 'full'.",
    )
  }

  /** Of another page. */
  private isForeign(file: string): boolean {
    const family = this.page.folder.split('/').slice(0, 2).join('/')
    return (
      file.startsWith('pages/') &&
      !file.startsWith(`${this.page.folder}/`) &&
      !file.startsWith(`${family}/_family/`)
    )
  }

  /** Reported at the import that crosses the border, not for transitive ones. */
  private refuseForeign(file: string, importers: readonly string[]): void {
    const from = importers.map((id) => this.relative(id)).find((importer) => !this.isForeign(importer))
    if (!from) return
    throw new BuildError(
      from,
      `imports ${file}, which belongs to another page.`,
      `Move what both need to ${this.page.folder.split('/').slice(0, 2).join('/')}/_family (siblings), shared/kit or shared/campaign (families).`,
    )
  }
}

/**
 * All modules, each behind those that it imports, as they are evaluated. The graph itself lists them as they happened to
 * arrive, which differs from build to build.
 */
function inImportOrder(graph: Rolldown.PluginContext): string[] {
  const ordered = new Set<string>()
  const entered = new Set<string>()
  const follow = (id: string) => {
    if (entered.has(id)) return
    entered.add(id)
    const info = graph.getModuleInfo(id)
    info?.importedIds.forEach(follow)
    info?.dynamicallyImportedIds.forEach(follow)
    ordered.add(id)
  }
  for (const id of [...graph.getModuleIds()].sort()) if (graph.getModuleInfo(id)?.isEntry) follow(id)
  return [...ordered]
}

function importersOf(graph: Rolldown.PluginContext, id: string): string[] {
  const info = graph.getModuleInfo(id)
  return [...(info?.importers ?? []), ...(info?.dynamicImporters ?? [])]
}

/** Components of the heavy set that a source imports. */
function componentsIn(code: string): string[] {
  return [...code.matchAll(/['"]#shared\/ui\/([^/'"]+)['"]/g)].map(([, component]) => component as string)
}
