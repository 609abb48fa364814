import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/** Hash of the content: twelve hexadecimal digits. */
export function hashOf(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex').slice(0, 12)
}

/** Every file below a folder or the file itself, as sorted paths relative to `root` with forward slashes. */
export function filesBelow(root: string, start: string): string[] {
  const absolute = path.join(root, start)
  const found = statSync(absolute, { throwIfNoEntry: false })
  if (!found) return []
  if (found.isFile()) return [start]
  return readdirSync(absolute, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort()
}

/** One hash over names and contents of all files below the given paths. */
export function hashOfFiles(root: string, starts: string[]): string {
  const files = starts.flatMap((start) => filesBelow(root, start))
  return hashOf(...files.flatMap((file) => [file, readFileSync(path.join(root, file))]))
}
