import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { hashOf } from './files.ts'

const MEMORY = 'node_modules/.cache/new-pages.json'

const digestOf = (file: string) => hashOf(readFileSync(file))

/** Digests by file, from the project's root. */
function read(root: string): Record<string, string> {
  const file = path.join(root, MEMORY)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

/** Remembers files of a new page as they are now: who has edited none of them loses nothing when it is removed. */
export function rememberAsWritten(root: string, files: Iterable<string>): void {
  const digests = [...files].map((file) => [file, digestOf(path.join(root, file))])
  mkdirSync(path.dirname(path.join(root, MEMORY)), { recursive: true })
  writeFileSync(path.join(root, MEMORY), JSON.stringify({ ...read(root), ...Object.fromEntries(digests) }))
}

/** Whether a file is still what `npm run new` wrote on this machine. */
export const isAsWritten = (root: string, file: string): boolean =>
  existsSync(path.join(root, file)) && read(root)[file] === digestOf(path.join(root, file))
