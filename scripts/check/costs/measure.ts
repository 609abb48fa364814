import { spawnSync } from 'node:child_process'
import { cpSync, rmSync } from 'node:fs'
import path from 'node:path'
import { growCopy } from '../../build/grown-copy.ts'
import { readTimes, type TimedCheck } from './times.ts'

/**
 * Runs the checks on a copy of the tree that has so many pages, with their output shown. Copied pages answer at other
 * addresses than their tests name, so some fail there: what counts is how long it takes.
 *
 * @param root of the project, with its build in `dist`.
 * @param runs the arguments of each run: none for `npm test`, `--rest` for what runs after it.
 */
export function measureTests(root: string, wanted: number, runs: string[]): TimedCheck[] {
  const copy = growCopy(root, wanted)
  const times = path.join(copy.root, 'test-times')
  try {
    // vitest takes what a link leads out of the tree for something else
    const modules = path.join(copy.root, 'node_modules')
    rmSync(modules)
    cpSync(path.join(root, 'node_modules'), modules, { recursive: true, verbatimSymlinks: true })
    spawnSync('git', ['init', '--quiet'], { cwd: copy.root })
    spawnSync('git', ['add', '--all'], { cwd: copy.root })
    for (const run of runs) {
      const command = ['--import', 'tsx', 'scripts/check/index.ts', ...run.split(' ').filter(Boolean)]
      spawnSync(process.execPath, command, {
        cwd: copy.root,
        stdio: 'inherit',
        env: { ...process.env, TEST_TIMES: times },
      })
    }
    return readTimes(times)
  } finally {
    copy.remove()
  }
}
