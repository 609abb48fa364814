import { spawnSync } from 'node:child_process'
import { chmodSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { handOn } from './unsteady.ts'

const root = path.resolve(import.meta.dirname, '../..')
const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** What `.ci/run` says when its parts end like this with so many unsteady tests each, and whether it installs anything. */
function ciRun(parts: { last: string; unsteady?: number; code?: number }[]): {
  lines: string[]
  code: number | null
  installs: boolean
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
    handOn(
      Array.from({ length: unsteady }, (_, at) => `spec-${part}: test ${at}: late`),
      list,
    )
    return `cat ${list} >> "$UNSTEADY_LIST"; echo part ${part}; echo '${last}'; exit ${code}`
  }
  const [daily, rest, s3] = parts.map(script)
  mkdirSync(path.join(folder, '.ci'))
  copyFileSync(path.join(root, '.ci/run'), path.join(folder, '.ci/run'))
  write('.ci/s3', `#!/bin/sh\n${s3}\n`)
  write('bin/npm', `#!/bin/sh\ncase "$*" in ci*) exit 0 ;; *rest*) ${rest} ;; *) ${daily} ;; esac\n`)
  for (const program of ['apt-get', 'sudo']) write(`bin/${program}`, '#!/bin/sh\necho "$0" >> installed\n')
  const { stdout, status } = spawnSync('bash', [path.join(folder, '.ci/run')], {
    encoding: 'utf8',
    cwd: folder,
    env: { ...process.env, PATH: `${folder}/bin:${process.env.PATH}` },
  })
  const installs = existsSync(path.join(folder, 'installed'))
  return { lines: stdout.trimEnd().split('\n'), code: status, installs }
}

it('.ci/run shows the unsteady tests of all its parts together, just above its last line', () => {
  const { lines, code } = ciRun([
    { last: '10 passed, 0 failed', unsteady: 1 },
    { last: '20 passed, 0 failed', unsteady: 2 },
    { last: '3 passed, 0 failed' },
  ])
  expect(lines.slice(-7)).toEqual([
    '== Unsteady in all parts: failed at first, passed when retried',
    '',
    ...['spec-0: test 0', 'spec-1: test 0', 'spec-1: test 1'].map((name) => `UNSTEADY  ${name}: late`),
    '',
    '33 passed, 0 failed',
  ])
  expect(code).toBe(0)
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

it('.ci/run installs nothing that "npm test" does not install by itself', () => {
  const { installs, code } = ciRun([1, 2, 3].map(() => ({ last: '1 passed, 0 failed' })))
  expect({ installs, code }).toEqual({ installs: false, code: 0 })
})
