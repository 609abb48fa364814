import { readFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'

interface Report {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    status: string
    message?: string
    assertionResults: { status: string; fullName: string; duration?: number; failureMessages?: string[] }[]
  }[]
}

export interface TestCount {
  passed: number
  failed: number
  /** One line per failure: file, test, first message. */
  failures: string[]
}

/**
 * Counts the tests of a vitest run from its JSON report. A file that could not even be loaded counts as one failure,
 * and so does a run that failed outside its tests or left no report.
 */
export function countTests(file: string, exitCode: number): TestCount {
  let report: Report
  try {
    report = JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return { passed: 0, failed: 1, failures: ['It left no report.'] }
  }
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  const failed = report.numFailedTests + broken.length
  const failures = report.testResults.flatMap(({ name, message, status, assertionResults }) => {
    const file = path.relative('', name)
    const tests = assertionResults.filter((test) => test.status === 'failed')
    if (tests.length === 0) return status === 'failed' ? [`${file}: ${firstLine(message)}`] : []
    return tests.map((test) => `${file}: ${test.fullName}: ${firstLine(test.failureMessages?.[0])}`)
  })
  if (failed === 0 && exitCode !== 0) failures.push('It failed outside its tests.')
  return { passed: report.numPassedTests, failed: failed === 0 && exitCode !== 0 ? 1 : failed, failures }
}

interface BrowserReport {
  suites: Suite[]
  /** What failed outside of tests. */
  errors: { message?: string }[]
  stats: { expected: number; unexpected: number; flaky: number }
}

interface Suite {
  title: string
  file: string
  suites?: Suite[]
  specs: {
    title: string
    file: string
    tests: { status: string; results: { error?: { message?: string } }[] }[]
  }[]
}

export interface BrowserTestCount extends TestCount {
  /** What failed at first and passed when it was retried, with its first failure. */
  unsteady: string[]
}

/** Counts the tests of a Playwright run from its JSON report; a run that left none is one failure. */
export function countBrowserTests(file: string, exitCode: number): BrowserTestCount {
  let report: BrowserReport
  try {
    report = JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return { passed: 0, failed: 1, failures: ['It left no report.'], unsteady: [] }
  }
  const linesOf = (wanted: string) =>
    report.suites.flatMap((suite) =>
      testsIn(suite, []).flatMap(({ name, status, failure }) =>
        status === wanted ? [`${name}: ${firstLine(failure)}`] : [],
      ),
    )
  const { expected, unexpected, flaky } = report.stats
  const failures = [...linesOf('unexpected'), ...report.errors.map(({ message }) => firstLine(message))]
  const silent = exitCode !== 0 && failures.length === 0
  if (silent) failures.push('It failed outside its tests.')
  return {
    passed: expected + flaky,
    failed: unexpected + report.errors.length + (silent ? 1 : 0),
    failures,
    unsteady: linesOf('flaky'),
  }
}

function testsIn(suite: Suite, around: string[]): { name: string; status: string; failure?: string }[] {
  const own = suite.specs.flatMap(({ title, file, tests }) =>
    tests.map(({ status, results }) => ({
      name: `scripts/e2e/${file}: ${[...around, title].join(' ')}`,
      status,
      failure: results.find(({ error }) => error)?.error?.message,
    })),
  )
  const inner = (suite.suites ?? []).flatMap((each) => testsIn(each, [...around, each.title]))
  return [...own, ...inner]
}

function firstLine(text = ''): string {
  return stripVTControlCharacters(text).split('\n', 1)[0]?.slice(0, 200) ?? ''
}
