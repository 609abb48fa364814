import { spawnSync } from 'node:child_process'
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
    spawnSync('git', ['init', '--quiet'], { cwd: copy.root })
    spawnSync('git', ['add', '--all'], { cwd: copy.root })
    // set by vite as it reads the pages, and meant for no test
    const { NODE_ENV: _, ...env } = process.env
    for (const run of runs) {
      const command = ['--import', 'tsx', 'scripts/check/index.ts', ...run.split(' ').filter(Boolean)]
      spawnSync(process.execPath, command, {
        cwd: copy.root,
        stdio: 'inherit',
        env: { ...env, TEST_TIMES: times },
      })
    }
    return readTimes(times)
  } finally {
    copy.remove()
  }
}
