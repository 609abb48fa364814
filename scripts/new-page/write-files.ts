import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Files } from './page-files.ts'

/**
 * Writes new files, all of them or none: when one cannot be written, what was made for them is taken away again.
 *
 * @param replaced files that are there already and get a new content.
 * @returns what takes it all away later, for a step that fails after the writing.
 */
export function writeFiles(
  root: string,
  files: Files,
  { replaced = [] }: { replaced?: readonly string[] } = {},
): () => void {
  const made: string[] = []
  const before = replaced.map((file) => [file, readFileSync(path.join(root, file))] as const)
  const undo = () => {
    for (const [file, content] of before) writeFileSync(path.join(root, file), content)
    for (const each of made.splice(0).reverse()) rmSync(each, { recursive: true, force: true })
  }
  try {
    for (const [file, content] of files) {
      const target = path.join(root, file)
      // the topmost of the folders that it made
      const folder = mkdirSync(path.dirname(target), { recursive: true })
      if (folder) made.push(folder)
      if (!replaced.includes(file)) {
        if (existsSync(target)) throw new Error(`${file} is there already.`)
        made.push(target)
      }
      writeFileSync(target, content)
    }
  } catch (error) {
    undo()
    throw error
  }
  return undo
}
