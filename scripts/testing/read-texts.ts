import { readFileSync } from 'node:fs'
import path from 'node:path'

export const ROOT = path.resolve(import.meta.dirname, '../..')

const read = new Map<string, unknown>()

/** A locale file, from the project's root; `{}` where there is none. Read once, and without a bundler: there are a thousand. */
export function readTexts(file: string): unknown {
  if (!read.has(file)) read.set(file, parsed(file))
  return read.get(file)
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw error
  }
}
