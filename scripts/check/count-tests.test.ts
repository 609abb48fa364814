import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { countBrowserTests, countTests } from './count-tests.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'count-'))
const file = path.join(folder, 'report.json')
afterAll(() => rmSync(folder, { recursive: true }))

function report(numPassedTests: number, numFailedTests: number, testResults: object[] = []): void {
  writeFileSync(file, JSON.stringify({ numPassedTests, numFailedTests, testResults }))
}

it('a run counts what passed and what failed, and says what failed', () => {
  const name = path.resolve('pages/a.test.ts')
  const failed = (fullName: string) => ({
    status: 'failed',
    fullName,
    failureMessages: ['\u001b[31mno\u001b[0m\nat x'],
  })
  report(5, 2, [{ name, status: 'failed', assertionResults: [failed('one'), failed('two')] }])
  expect(countTests(file, 1)).toEqual({
    passed: 5,
    failed: 2,
    failures: ['pages/a.test.ts: one: no', 'pages/a.test.ts: two: no'],
  })
})

it('a file that could not be loaded is counted as a failure', () => {
  const name = path.resolve('pages/a.test.ts')
  report(5, 0, [{ name, status: 'failed', message: 'gone', assertionResults: [] }])
  expect(countTests(file, 1)).toEqual({ passed: 5, failed: 1, failures: ['pages/a.test.ts: gone'] })
})

it('a run that failed outside its tests is not green', () => {
  report(5, 0)
  expect(countTests(file, 1)).toEqual({ passed: 5, failed: 1, failures: ['It failed outside its tests.'] })
  expect(countTests(file, 0)).toEqual({ passed: 5, failed: 0, failures: [] })
})

it('a run without a report is not green', () => {
  expect(countTests(`${file}.gone`, 0)).toEqual({ passed: 0, failed: 1, failures: ['It left no report.'] })
})

describe('a Playwright run', () => {
  const spec = (title: string, status: string, message?: string) => ({
    title,
    file: 'pages/smoke.e2e.ts',
    tests: [{ status, results: [{ ...(message && { error: { message } }) }] }],
  })
  const write = (stats: object, specs: object[], errors: object[] = []) =>
    writeFileSync(
      file,
      JSON.stringify({
        stats,
        errors,
        suites: [
          { title: 'pages/smoke.e2e.ts', file: '', specs: [], suites: [{ title: 'warlord/season', specs }] },
        ],
      }),
    )

  it('a run counts a test that passed when it was retried as passed and unsteady', () => {
    write({ expected: 4, unexpected: 1, flaky: 1 }, [
      spec('is steady', 'expected'),
      spec('fails', 'unexpected', 'no\nat x'),
      spec('is late', 'flaky', 'late'),
    ])
    expect(countBrowserTests(file, 1)).toEqual({
      passed: 5,
      failed: 1,
      failures: ['scripts/e2e/pages/smoke.e2e.ts: warlord/season fails: no'],
      unsteady: ['scripts/e2e/pages/smoke.e2e.ts: warlord/season is late: late'],
    })
  })

  it('a run that failed outside its tests, or left no report, has failed', () => {
    write({ expected: 4, unexpected: 0, flaky: 0 }, [], [{ message: 'No browser' }])
    expect(countBrowserTests(file, 1)).toMatchObject({ passed: 4, failed: 1, failures: ['No browser'] })
    write({ expected: 4, unexpected: 0, flaky: 0 }, [])
    expect(countBrowserTests(file, 1)).toMatchObject({
      failed: 1,
      failures: ['It failed outside its tests.'],
    })
    expect(countBrowserTests('/nowhere', 1)).toMatchObject({ failed: 1, failures: ['It left no report.'] })
  })
})
