import { spawn } from 'node:child_process'
import path from 'node:path'
import type { Check } from './checks.ts'
import { countTests, type TestCount } from './count-tests.ts'

export interface Outcome extends TestCount {
  check: Check
  /** Said in place of the counts. */
  note: string
  milliseconds: number
}

/**
 * Runs a check with its output shown as it comes.
 *
 * @param reports folder for the machine-readable results of test runs.
 * @param before outcomes of the checks that ran already.
 */
export async function runCheck(check: Check, reports: string, before: Outcome[]): Promise<Outcome> {
  if (before.some((outcome) => outcome.check.title === check.needs && outcome.failed > 0)) {
    return {
      check,
      passed: 0,
      failed: 1,
      failures: [],
      note: `not run, ${check.needs} failed`,
      milliseconds: 0,
    }
  }
  const started = performance.now()
  const report = path.join(reports, `${check.title.replaceAll(' ', '-')}.json`)
  const reporting = check.counted ? ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`] : []
  const code = await run([...check.command, ...reporting], check.env)
  const counts = check.counted
    ? countTests(report, code)
    : { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, failures: [] }
  return { check, ...counts, note: '', milliseconds: performance.now() - started }
}

function run([program = '', ...args]: string[], env: Record<string, string> = {}): Promise<number> {
  const file = path.resolve('node_modules/.bin', program)
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    })
    child.once('error', (error) => {
      process.stderr.write(`${program} does not start (${error.message}). Run "npm ci" first.\n`)
      resolve(1)
    })
    child.once('exit', (code) => resolve(code ?? 1))
  })
}
