import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import path from 'node:path'
import type { Rolldown } from 'vite'

/** Beside `dist/`, and never published. Those of earlier builds stay, since phones report errors of what is live. */
const FOLDER = 'source-maps'

const fileOf = (root: string, script: string) => path.join(root, FOLDER, `${path.posix.basename(script)}.map`)

/** Writes the source maps of a bundle's scripts, with paths from the root and without the sources' text. */
export function keepSourceMaps(root: string, { output }: Rolldown.RolldownOutput): void {
  for (const file of output) {
    if (file.type !== 'chunk' || !file.map) continue
    const { mappings, names, sources } = file.map
    const written = path.join(root, 'dist', path.dirname(file.fileName))
    const own = sources.map((source) =>
      path.relative(root, path.resolve(written, source)).replaceAll(path.sep, '/'),
    )
    mkdirSync(path.join(root, FOLDER), { recursive: true })
    writeFileSync(fileOf(root, file.fileName), JSON.stringify({ version: 3, sources: own, names, mappings }))
  }
}

/** Whether the source map of a script is there, by the script's path below `dist/`. */
export const hasSourceMap = (root: string, script: string): boolean => existsSync(fileOf(root, script))

const read = new Map<string, SourceMap | undefined>()

/** A stack with the places of built scripts, `…/static/x-1a2b.js:1:564`, as those of their sources where a map is there. */
export function inSources(root: string, stack: string): string {
  return stack.replace(
    /(?:\w+:\/\/)?[^\s()'"]*\bstatic\/([\w.-]+\.js)(?:\?[^\s:()]*)?:(\d+):(\d+)/g,
    (place, script, line, column) => {
      if (!read.has(script)) {
        const file = fileOf(root, script)
        read.set(script, existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, 'utf8'))) : undefined)
      }
      const found = read.get(script)?.findEntry(Number(line) - 1, Number(column) - 1)
      return found && 'originalSource' in found && found.originalSource
        ? `${found.originalSource}:${found.originalLine + 1}:${found.originalColumn + 1}`
        : place
    },
  )
}
