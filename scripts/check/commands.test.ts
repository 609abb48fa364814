import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../..')
const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}
/** Those of our own, as `build`: the programs of others have a help of theirs. */
const OURS = Object.entries(scripts).flatMap(([name, line]) => {
  const [, command] = /(?:^|&& )tsx (.+)$/.exec(line) ?? []
  return command ? [[name, command.split(' ')] as const] : []
})

/** npm runs them without "run". */
const NPM_OWN = new Set(['start', 'test'])

/** Runs a script of package.json as npm does. */
function run(line: readonly string[], ...more: string[]) {
  const { NODE_OPTIONS: _, VITEST: __, NODE_ENV: ___, ...env } = process.env
  return new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      ['--import', 'tsx', ...line, ...more],
      { cwd: ROOT, env },
      (_, out, err) => resolve({ code: child.exitCode, out, err }),
    )
  })
}

it('there are commands to look at', () => expect(OURS.length).toBeGreaterThan(10))

it.concurrent.each(OURS)(
  'npm run %s -- --help says how it is written, with two examples',
  async (name, line) => {
    const { code, out, err } = await run(line, '--help')
    expect([code, err]).toEqual([0, ''])
    const [usage = '', rest = ''] = out.split('\n\nExamples:\n')
    expect(usage).toMatch(/^Usage: npm .+\n\n[A-Z][\s\S]+?\.\n\n[A-Z]/)
    expect(usage).toContain(`npm ${NPM_OWN.has(name) ? '' : 'run '}${name} --`)
    const examples = (rest.split('\n\n')[0] ?? '').split('\n').filter((each) => each.includes('npm '))
    expect(examples.length).toBeGreaterThan(1)
  },
)
