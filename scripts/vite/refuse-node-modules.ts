import { isBuiltin } from 'node:module'
import path from 'node:path'
import type { Plugin } from 'vite'
import { BuildError } from './build-error.ts'

/** Refuses modules of Node in what a browser runs: Vite replaces them by one that throws when it is used. */
export function refuseNodeModules(root: string): Plugin {
  return {
    name: 'refuse-node-modules',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.config.consumer === 'client',
    resolveId(source, importer) {
      if (!importer || importer.includes('node_modules') || !isBuiltin(source)) return
      const fileOf = (id: string) => path.relative(root, id.split('?')[0] ?? id).replaceAll(path.sep, '/')
      // a server that transforms on request has no graph to ask
      const isBuild = this.environment.mode === 'build'
      const trail = isBuild ? trailTo(importer, (id) => this.getModuleInfo(id)?.importers ?? []) : [importer]
      throw new BuildError(
        fileOf(importer),
        `imports ${source}, which a browser does not have: ${[...trail.map(fileOf), source].join(' -> ')}.`,
        'Take the import out, or move what needs it to scripts/.',
      )
    },
  }
}

/** The modules that lead to one, the first that nobody imports at the head. */
export function trailTo(id: string, importersOf: (id: string) => readonly string[]): string[] {
  const trail = [id]
  for (let at = importersOf(id)[0]; at && !trail.includes(at); at = importersOf(at)[0]) trail.unshift(at)
  return trail
}
