import { readFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { TimedTest } from './costs/times.ts'

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

/** What each test took, from the same report; none where there is no report. */
export function timesIn(file: string): TimedTest[] {
  try {
    const { testResults }: Report = JSON.parse(readFileSync(file, 'utf8'))
    return testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration = 0 }) => ({
        file: path.relative('', name).replaceAll(path.sep, '/'),
        title: fullName,
        milliseconds: duration,
      })),
    )
  } catch {
    return []
  }
}

function firstLine(text = ''): string {
  return stripVTControlCharacters(text).split('\n', 1)[0]?.slice(0, 200) ?? ''
}
