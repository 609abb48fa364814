import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findBrowser } from '../browser/browser.ts'
import { runCommand } from '../command/run-command.ts'
import { forgetSettings } from '../site/settings.ts'
import type { Check } from './checks.ts'
import { checksFor } from './command.ts'
import { type Outcome, runCheck } from './run-check.ts'
import { handOn, printUnsteady } from './unsteady.ts'

await runCommand(async (argv) => {
  forgetSettings(process.env)
  return runChecks(checksFor(argv))
})

/** Runs the checks in order and reports their results. Resolves to the exit code. */
async function runChecks(checks: Check[]): Promise<number> {
  const reports = mkdtempSync(path.join(tmpdir(), 'check-'))
  const outcomes: Outcome[] = []
  const missing = checks.some(({ browserTests }) => browserTests) ? missingBrowser() : undefined

  for (const [index, check] of checks.entries()) {
    say(`\n== ${index + 1}/${checks.length} ${check.title}\n`)
    const outcome = await runCheck(check, reports, outcomes, missing)
    outcomes.push(outcome)
    say(
      `-- ${check.title}: ${outcome.note || (outcome.failed > 0 ? 'failed' : 'fine')}, ${seconds(outcome.milliseconds)}\n`,
    )
  }
  rmSync(reports, { recursive: true, force: true })

  say('\n== Summary\n')
  for (const { check, passed, failed, failures, note, milliseconds } of outcomes) {
    const verdict = note || `${passed} passed, ${failed} failed`
    say(
      `${failed > 0 ? 'FAILED' : 'fine  '}  ${check.title.padEnd(22)} ${verdict.padEnd(26)} ${seconds(milliseconds)}\n`,
    )
    for (const failure of failures) say(`  ${failure}\n`)
  }
  const unsteady = outcomes.flatMap((outcome) => outcome.unsteady)
  handOn(unsteady)
  say(`${printUnsteady(unsteady)}${unsteady.length > 0 ? '\n' : ''}`)
  const sum = (count: (outcome: Outcome) => number) =>
    outcomes.reduce((total, outcome) => total + count(outcome), 0)
  const failed = sum((outcome) => outcome.failed)
  say(
    `${seconds(sum((outcome) => outcome.milliseconds))} in all\n${sum((outcome) => outcome.passed)} passed, ${failed} failed\n`,
  )
  return failed > 0 ? 1 : 0
}

/** Before minutes of other tests, the sentence that says what to install; undefined where the browser is there. */
function missingBrowser(): string | undefined {
  try {
    findBrowser()
  } catch (error) {
    return (error as Error).message
  }
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`
}

function say(text: string): void {
  process.stdout.write(text)
}
