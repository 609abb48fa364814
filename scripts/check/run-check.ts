import path from 'node:path'
import { runProgram } from '../command/run-program.ts'
import type { Verdict } from '../e2e/again/judge.ts'
import { playTests } from '../e2e/again/play.ts'
import type { Check } from './checks.ts'
import { keepTimes, type TimedTest } from './costs/times.ts'
import { countTests, timesIn } from './count-tests.ts'

export interface Outcome extends Verdict {
  check: Check
  /** Shown instead of the counts. */
  note: string
  milliseconds: number
}

/**
 * Runs a check with its output shown as it comes.
 *
 * @param reports folder for the machine-readable results of test runs.
 * @param before outcomes of the checks that ran already.
 * @param missing why browser tests cannot run, as a sentence.
 */
export async function runCheck(
  check: Check,
  reports: string,
  before: Outcome[],
  missing?: string,
): Promise<Outcome> {
  const notRun = { check, passed: 0, failed: 1, unsteady: [], milliseconds: 0 }
  if (before.some((outcome) => outcome.check.title === check.needs && outcome.failed > 0))
    return { ...notRun, failures: [], note: `not run, ${check.needs} failed` }
  if (check.browserTests && missing) return { ...notRun, failures: [missing], note: 'not run, no browser' }
  const started = performance.now()
  const tests: TimedTest[] = []
  const verdict = await verdictOn(check, reports, tests)
  const milliseconds = performance.now() - started
  keepTimes({ title: check.title, milliseconds, tests })
  return { check, ...verdict, note: '', milliseconds }
}

/** @param timed where what each test took is put. */
async function verdictOn(
  { title, browserTests, command, counted, env }: Check,
  reports: string,
  timed: TimedTest[],
): Promise<Verdict> {
  if (browserTests) {
    const verdict = await playTests({ command, reporter: 'dot', env })
    timed.push(...verdict.timed)
    return verdict
  }
  const report = path.join(reports, `${title.replaceAll(' ', '-')}.json`)
  const reporting = counted ? ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`] : []
  const code = await runProgram([...command, ...reporting], env)
  const counts = counted
    ? countTests(report, code)
    : { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, failures: [] }
  if (counted) timed.push(...timesIn(report))
  return { ...counts, unsteady: [] }
}
