import { defineConfig } from '@playwright/test'

// for whichever reporters a command names
process.env.PLAYWRIGHT_HTML_OPEN ??= 'never'
process.env.PLAYWRIGHT_HTML_OUTPUT_DIR ??= 'screenshots/report'

/** Tests of `npm test`: tagged ones, and files that are daily as a whole. The rest runs by `npm run test:rest`. */
const DAILY = /@daily|\b(payment|once|kept|session|security|delivery|previews)\.e2e\.ts/

/** Browser tests over the built site; all other tests run by `vite.config.ts`. */
export default defineConfig({
  testDir: 'scripts/e2e',
  testMatch: '*/*.e2e.ts',
  globalSetup: './scripts/browser/global-setup.ts',
  outputDir: 'node_modules/.cache/playwright',
  fullyParallel: true,
  workers: 3,
  retries: 1,
  timeout: 90_000,
  expect: { timeout: 30_000, toPass: { timeout: 30_000, intervals: [50] } },
  use: { trace: 'on-first-retry' },
  projects: [
    { name: 'daily', grep: DAILY },
    { name: 'rest', grepInvert: DAILY },
  ],
  reporter: [['dot'], ['html']],
})
