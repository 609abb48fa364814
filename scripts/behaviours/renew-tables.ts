import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { loadThroughVite } from '../command/load-through-vite.ts'
import { writeTables } from './write-tables.ts'

/** Writes the table of behaviours again, since it names every history path. */
export async function renewTables(root: string): Promise<void> {
  const { tables } = await loadThroughVite<typeof import('./tables.ts')>(root, 'scripts/behaviours/tables.ts')
  writeFileSync(path.join(root, 'scripts/behaviours/README.md'), writeTables(tables()))
}
