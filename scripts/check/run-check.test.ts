import { expect, it } from 'vitest'
import { CHECKS } from './checks.ts'
import { runCheck } from './run-check.ts'

it('browser tests on a machine without a browser are not begun, and the summary says what to install', async () => {
  const check = CHECKS.find(({ browserTests }) => browserTests)
  if (!check) return expect.unreachable('no check plays browser tests')
  expect(await runCheck(check, '/nowhere', [], 'Install Chromium.')).toMatchObject({
    failed: 1,
    failures: ['Install Chromium.'],
    note: 'not run, no browser',
  })
})
