// @vitest-environment node
import { spawnSync } from 'node:child_process'
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { handOn } from '../e2e/again/tell.ts'

const root = path.resolve(import.meta.dirname, '../..')
const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** What `.ci/run` says on a machine that has everything, when its parts end like this with so many unsteady tests each. */
function ciRun(parts: { last: string; unsteady?: number; code?: number }[]): {
  lines: string[]
  code: number | null
} {
  const folder = mkdtempSync(path.join(tmpdir(), 'ci-'))
  folders.push(folder)
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
    chmodSync(path.join(folder, file), 0o755)
  }
  const script = ({ last, unsteady = 0, code = 0 }: (typeof parts)[number], part: number) => {
    const list = path.join(folder, `list-${part}`)
    writeFileSync(list, '')
    const tests = Array.from({ length: unsteady }, (_, at) => ({
      file: `spec-${part}`,
      titles: [`test ${at}`],
      failure: 'late\nPicture: a.png',
    }))
    handOn(tests, list)
    return `cat ${list} >> "$UNSTEADY_LIST"; echo part ${part}; echo '${last}'; exit ${code}`
  }
  const [daily, rest, s3] = parts.map(script)
  mkdirSync(path.join(folder, '.ci'))
  copyFileSync(path.join(root, '.ci/run'), path.join(folder, '.ci/run'))
  write('.ci/s3', `#!/bin/sh\n${s3}\n`)
  write('bin/npm', `#!/bin/sh\ncase "$*" in ci*) exit 0 ;; *rest*) ${rest} ;; *) ${daily} ;; esac\n`)
  for (const program of ['apt-get', 'dpkg', 'ldconfig', 'sudo'])
    write(`bin/${program}`, '#!/bin/sh\nexit 0\n')
  const { stdout, status } = spawnSync('bash', [path.join(folder, '.ci/run')], {
    encoding: 'utf8',
    env: { ...process.env, PATH: `${folder}/bin:${process.env.PATH}`, CHROME_PATH: '/bin/sh' },
  })
  return { lines: stdout.trimEnd().split('\n'), code: status }
}

it('.ci/run shows the unsteady tests of all its parts together, just above its last line', () => {
  const { lines, code } = ciRun([
    { last: '10 passed, 0 failed', unsteady: 1 },
    { last: '20 passed, 0 failed', unsteady: 2 },
    { last: '3 passed, 0 failed' },
  ])
  expect(lines.slice(-13)).toEqual([
    '== Unsteady in all parts: failed at first, passed when played again by themselves',
    '',
    ...['spec-0: test 0', 'spec-1: test 0', 'spec-1: test 1'].flatMap((name) => [
      `UNSTEADY  ${name}`,
      '    late',
      '    Picture: a.png',
    ]),
    '',
    '33 passed, 0 failed',
  ])
  expect(code).toBe(0)
})

it('.ci/run has failed with six unsteady tests in all its parts', () => {
  const { lines, code } = ciRun([
    { last: '10 passed, 0 failed', unsteady: 3 },
    { last: '20 passed, 0 failed', unsteady: 3 },
    { last: '3 passed, 0 failed' },
  ])
  expect(lines.at(-3)).toBe('6 tests are unsteady: with more than 5 the run has failed.')
  expect(lines.at(-1)).toBe('33 passed, 1 failed')
  expect(code).toBe(1)
})

it('.ci/run adds what failed in its parts, and says no word of unsteady tests where all were steady', () => {
  const { lines, code } = ciRun([
    { last: '10 passed, 2 failed', code: 1 },
    { last: '20 passed, 0 failed', code: 1 },
    { last: 'it broke off', code: 1 },
  ])
  expect(lines.at(-1)).toBe('30 passed, 4 failed')
  expect(lines.join('\n')).not.toMatch(/unsteady/i)
  expect(code).toBe(1)
})
