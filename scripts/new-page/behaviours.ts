import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { writeTables } from '../behaviours/write-tables.ts'
import { loadThroughVite } from '../command/load-through-vite.ts'

/** Writes the table of behaviours anew, since it names every history path. */
export async function writeBehaviours(root: string): Promise<void> {
  const { tables } = await loadThroughVite<typeof import('../behaviours/tables.ts')>(
    root,
    'scripts/behaviours/tables.ts',
  )
  writeFileSync(path.join(root, 'scripts/behaviours/README.md'), writeTables(tables()))
}
