import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Writes files into a folder. */
export function layFiles(folder: string, files: ReadonlyMap<string, string>): void {
  for (const [name, content] of files) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), content)
  }
}
