import { spawnSync } from 'node:child_process'
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** The output of `.ci/run` where npm prints this for these commands, and ends with 1 if there is a `!` before it. */
function ciRun(outputs: Record<string, string>): { lines: string[]; code: number | null } {
  const folder = mkdtempSync(path.join(tmpdir(), 'ci-'))
  folders.push(folder)
  for (const each of ['.ci', 'bin', 'out']) mkdirSync(path.join(folder, each))
  copyFileSync(path.join(root, '.ci/run'), path.join(folder, '.ci/run'))
  const cases = Object.entries(outputs).map(([command, text], at) => {
    writeFileSync(path.join(folder, `out/${at}`), `${text.replace(/^!/, '')}\n`)
    return `"${command}") cat out/${at}; exit ${text.startsWith('!') ? 1 : 0} ;;`
  })
  const npm = path.join(folder, 'bin/npm')
  writeFileSync(npm, `#!/bin/sh\ncase "$*" in\n${cases.join('\n')}\nesac\n`)
  chmodSync(npm, 0o755)
  const { stdout, status } = spawnSync('bash', [path.join(folder, '.ci/run')], {
    encoding: 'utf8',
    cwd: folder,
    env: { ...process.env, PATH: `${path.dirname(npm)}:${process.env.PATH}` },
  })
  return { lines: stdout.trimEnd().split('\n'), code: status }
}

const VITEST = ' Test Files  2 passed (2)\n      Tests  640 passed (640)\n'

it('.ci/run adds up what vitest and Playwright print', () => {
  const { lines, code } = ciRun({
    'run unit': VITEST,
    'run browser': '....\n\n  2 skipped\n  92 passed (3.8m)',
  })
  expect([lines.at(-1), code]).toEqual(['732 passed, 0 failed', 0])
  expect(lines.join('\n')).not.toMatch(/unsteady/i)
})

it('.ci/run fails where tests failed, or a command failed without any', () => {
  const { lines, code } = ciRun({
    'run check': '!src/a.ts(3,1): error TS2304',
    'run unit': '! Test Files  1 failed | 1 passed (2)\n      Tests  2 failed | 638 passed (640)',
    'run browser':
      '!  1 failed\n    [daily] › pages/smoke.e2e.ts:12:7 › warlord/season ────\n  91 passed (3.8m)',
  })
  expect([lines.at(-1), code]).toEqual(['729 passed, 4 failed', 1])
})

it('.ci/run lists the unsteady tests of all commands above its last line, and counts them as passed', () => {
  const flaky = (title: string) => `  1 flaky\n    ${title}\n  90 passed (3.8m)`
  const [daily, rest] = ['[daily] › pages/smoke.e2e.ts:12:7 › one', '[rest] › network/late.e2e.ts:9:7 › two']
  const { lines } = ciRun({
    'run browser': flaky(daily as string),
    'run browser:rest': flaky(rest as string),
  })
  expect(lines.slice(-6)).toEqual([
    '== Unsteady: failed at first, passed when retried',
    '',
    `    ${daily}`,
    `    ${rest}`,
    '',
    '182 passed, 0 failed',
  ])
})

it('.ci/run ends where nothing can be installed', () => {
  const { lines } = ciRun({ ci: '!npm error', 'run unit': VITEST })
  expect(lines.at(-1)).toBe('0 passed, 1 failed')
})
