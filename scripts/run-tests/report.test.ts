import { expect, it } from 'vitest'
import { lineOf, summaryOf } from './report.ts'
import type { Outcome } from './run-step.ts'

const outcome = (more: Partial<Outcome>): Outcome => ({
  passed: 0,
  failed: 0,
  skipped: 0,
  failures: [],
  unsteady: [],
  notes: [],
  ...more,
})

it('a finished step is one line with its place, its counts and its seconds', () => {
  expect(lineOf('1 of 4', 'check', outcome({}), 37.6)).toBe('1 of 4  check    38 s')
  expect(lineOf('3 of 4', 'unit', outcome({ passed: 6622, failed: 2, skipped: 9 }), 98)).toBe(
    '3 of 4  unit     2 failed, 6,622 passed, 9 skipped, 98 s',
  )
})

it('the summary has each failure once, with the command that plays it alone', () => {
  const failure = {
    title: 'a.test.ts › adds',
    message: 'expected 1 to be 2\nat a.test.ts:3:1',
    replay: 'npx vitest run a.test.ts',
  }
  expect(summaryOf([outcome({}), outcome({ failed: 1, failures: [failure] })])).toBe(
    '\nFAILED  a.test.ts › adds\n  expected 1 to be 2\n  at a.test.ts:3:1\n  alone: npx vitest run a.test.ts\n',
  )
})

it('what passed only when it was retried is listed, and is no failure', () => {
  const text = summaryOf([
    outcome({ passed: 1, unsteady: [{ title: 'late', replay: 'npx playwright test late' }] }),
  ])
  expect(text).toContain('Unsteady')
  expect(text).toContain('  late\n    alone: npx playwright test late\n')
  expect(text).not.toContain('FAILED')
})
