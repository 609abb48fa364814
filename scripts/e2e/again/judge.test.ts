import { expect, it } from 'vitest'
import { judge, worthPlayingAgain } from './judge.ts'
import type { RunRecord, TestRecord } from './record.ts'
import { printUnsteady } from './report.ts'

const FILE = 'scripts/e2e/pages/smoke.e2e.ts'
const passed = (name: string): TestRecord => ({ titles: ['a page', name], state: 'passed', failure: '' })
const failed = (name: string, failure = 'late\nPicture: a.png'): TestRecord => ({
  titles: ['a page', name],
  state: 'failed',
  failure,
})
const run = (tests: TestRecord[], crashes: string[] = []): RunRecord => ({
  files: [{ file: FILE, problems: [], tests }],
  crashes,
})
/** @param again how many tests passed when each failure was played again. */
const judged = (first: RunRecord, ...again: number[]) =>
  judge(first, 1, new Map(worthPlayingAgain(first).map((each, at) => [each, again[at] ?? 0])))

it('a test that passes when played again is one passed test, listed as unsteady with its first failure', () => {
  const verdict = judged(run([passed('one'), failed('two')]), 1)
  expect(verdict).toMatchObject({ passed: 2, failed: 0, failures: [] })
  expect(printUnsteady(verdict.unsteady)).toContain(
    `UNSTEADY  ${FILE}: a page two\n    late\n    Picture: a.png\n`,
  )
})

it('a test that does not pass when played again has failed, with its first failure', () => {
  expect(judged(run([failed('two')]), 0)).toEqual({
    passed: 0,
    failed: 1,
    failures: [`${FILE}: a page two: late`],
    unsteady: [],
  })
})

it.each([
  [20, 3],
  [399, 3],
  [400, 4],
])('of %i tests at most %i may be unsteady', (played, most) => {
  const names = Array.from({ length: played }, (_, at) => String(at))
  const of = (unsteady: number) =>
    judged(
      run(names.map((name, at) => (at < unsteady ? failed(name) : passed(name)))),
      ...Array<number>(unsteady).fill(1),
    )
  expect(of(most)).toMatchObject({ passed: played, failed: 0 })
  expect(of(most + 1)).toMatchObject({
    passed: played,
    failed: 1,
    failures: [`${most + 1} tests are unsteady: with more than ${most} the run has failed.`],
  })
})

it('a run that crashed outside its tests has failed, and nothing of it is played again', () => {
  const first = run([passed('one'), failed('two')], ['nobody caught it'])
  expect(worthPlayingAgain(first)).toEqual([])
  expect(judged(first)).toMatchObject({
    passed: 1,
    failed: 2,
    failures: [`${FILE}: a page two: late`, 'It failed outside its tests: nobody caught it'],
  })
  expect(judge(run([passed('one')]), 1)).toMatchObject({
    passed: 1,
    failed: 1,
    failures: ['It failed outside its tests: it ended before them; the reason is in its output above'],
  })
})

it('a run with more failures than bad luck explains is not played again', () => {
  const names = Array.from({ length: 21 }, (_, at) => String(at))
  expect(worthPlayingAgain(run(names.slice(1).map((name) => failed(name))))).toHaveLength(20)
  expect(worthPlayingAgain(run(names.map((name) => failed(name))))).toEqual([])
})

it('a run without a report has failed', () => {
  expect(worthPlayingAgain(undefined)).toEqual([])
  expect(judge(undefined, 0)).toEqual({
    passed: 0,
    failed: 1,
    failures: ['It left no report.'],
    unsteady: [],
  })
})
