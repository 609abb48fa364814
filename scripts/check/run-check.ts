import path from 'node:path'
import { runProgram } from '../command/run-program.ts'
import type { Check } from './checks.ts'
import { type BrowserTestCount, countBrowserTests, countTests } from './count-tests.ts'

export interface Outcome extends BrowserTestCount {
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
  const counts = await countsOf(check, reports)
  return { check, ...counts, note: '', milliseconds: performance.now() - started }
}

async function countsOf(
  { title, browserTests, command, counted, env }: Check,
  reports: string,
): Promise<BrowserTestCount> {
  const report = path.join(reports, `${title.replaceAll(' ', '-')}.json`)
  if (browserTests) {
    const code = await runProgram([...command, '--reporter=dot,html,json'], {
      ...env,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    })
    return countBrowserTests(report, code)
  }
  const reporting = counted ? ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`] : []
  const code = await runProgram([...command, ...reporting], env)
  const counts = counted
    ? countTests(report, code)
    : { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, failures: [] }
  return { ...counts, unsteady: [] }
}
