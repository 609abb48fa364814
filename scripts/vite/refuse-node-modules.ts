import { isBuiltin } from 'node:module'
import path from 'node:path'
import type { Plugin } from 'vite'
import { BuildError } from './build-error.ts'

/** Refuses modules of Node in what a browser runs: Vite replaces them by one that throws when it is used. */
export function refuseNodeModules(root: string): Plugin {
  const fileOf = (id: string) => path.relative(root, id.split('?')[0] ?? id).replaceAll(path.sep, '/')
  const refuse = (source: string, trail: string[]) => {
    throw new BuildError(
      fileOf(trail.at(-1) as string),
      `imports ${source}, which a browser does not have: ${[...trail.map(fileOf), source].join(' -> ')}.`,
      'Take the import out, or move what needs it to scripts/.',
    )
  }
  /** Of a build, by importer: its graph is complete at its end alone. A server that transforms on request has none. */
  const found = new Map<string, string>()
  return {
    name: 'refuse-node-modules',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.config.consumer === 'client',
    buildStart: () => found.clear(),
    resolveId(source, importer) {
      if (!importer || importer.includes('node_modules') || !isBuiltin(source)) return
      if (this.environment.mode !== 'build') refuse(source, [importer])
      found.set(importer, source)
    },
    buildEnd(error) {
      const [first] = found
      if (error || !first) return
      const [importer, source] = first
      refuse(
        source,
        trailTo(importer, (id) => {
          const { importers = [], dynamicImporters = [] } = this.getModuleInfo(id) ?? {}
          return [...importers, ...dynamicImporters]
        }),
      )
    },
  }
}

/** The modules that lead to one, from the one that no other imports. */
export function trailTo(id: string, importersOf: (id: string) => readonly string[]): string[] {
  const trail = [id]
  for (let at = importersOf(id)[0]; at && !trail.includes(at); at = importersOf(at)[0]) trail.unshift(at)
  return trail
}
