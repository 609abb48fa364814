// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { countTests } from './count-tests.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'count-'))
const file = path.join(folder, 'report.json')
afterAll(() => rmSync(folder, { recursive: true }))

function report(numPassedTests: number, numFailedTests: number, testResults: object[] = []): void {
  writeFileSync(file, JSON.stringify({ numPassedTests, numFailedTests, testResults }))
}

it('counts what passed and what failed', () => {
  report(5, 2, [{ status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'failed' }] }])
  expect(countTests(file, 1)).toEqual({ passed: 5, failed: 2 })
})

it('counts a file that could not be loaded as a failure', () => {
  report(5, 0, [{ status: 'failed', assertionResults: [] }])
  expect(countTests(file, 1)).toEqual({ passed: 5, failed: 1 })
})

it('is not green when the run failed outside its tests', () => {
  report(5, 0)
  expect(countTests(file, 1)).toEqual({ passed: 5, failed: 1 })
  expect(countTests(file, 0)).toEqual({ passed: 5, failed: 0 })
})

it('is not green without a report', () => {
  expect(countTests(`${file}.gone`, 0)).toEqual({ passed: 0, failed: 1 })
})
