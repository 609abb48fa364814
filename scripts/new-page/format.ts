import { spawnSync } from 'node:child_process'
import path from 'node:path'

/** Formats written files: the order of imports depends on the page's name. Throws the linter's message for an error. */
export function format(root: string, files: readonly string[]): void {
  const biome = path.join(root, 'node_modules/.bin/biome')
  const run = spawnSync(biome, ['check', '--write', '--no-errors-on-unmatched', ...files], {
    cwd: root,
    encoding: 'utf8',
  })
  if (run.status !== 0) throw new Error(`biome check: ${run.error?.message ?? run.stdout + run.stderr}`)
}
