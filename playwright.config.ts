import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'

// for whichever reporters a command names
process.env.PLAYWRIGHT_HTML_OPEN ??= 'never'
process.env.PLAYWRIGHT_HTML_OUTPUT_DIR ??= 'screenshots/report'

/** Tests of `npm test`: tagged ones, and files that are daily as a whole. The rest runs by `npm run test:rest`. */
const DAILY = /@daily|\b(payment|once|kept|session|security)\.e2e\.ts/
/** What CI leaves out, as it plays a sample of all that is not daily. */
const LEFT_OUT = /@left-out/
/** Set by `npm test` and its like (scripts/run-tests); a call of Playwright's own plays every test. */
const { TESTS, TESTS_LEFT_OUT = '' } = process.env

/** Browser tests over the built site; all other tests run by `vitest.config.ts`. */
export default defineConfig({
  testDir: 'scripts/e2e',
  testMatch: '*/*.e2e.ts',
  testIgnore: TESTS_LEFT_OUT.split(',').filter((file) => file.endsWith('.e2e.ts')),
  ...(TESTS === 'daily' && { grep: DAILY }),
  ...(TESTS === 'sample' && { grepInvert: LEFT_OUT }),
  ...(TESTS === 'rest' && { grepInvert: DAILY }),
  globalSetup: './scripts/browser/global-setup.ts',
  outputDir: 'node_modules/.cache/playwright',
  fullyParallel: true,
  // visits wait now and then: four keep two cores at work
  workers: Math.max(4, availableParallelism()),
  retries: 1,
  timeout: 90_000,
  expect: { timeout: 30_000, toPass: { timeout: 30_000, intervals: [50] } },
  use: { trace: 'on-first-retry' },
  reporter: [['dot'], ['html']],
})
