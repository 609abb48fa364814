import { defineConfig } from '@playwright/test'
import { filesOfShare } from './scripts/e2e/share.ts'

// for whichever reporters a command names
process.env.PLAYWRIGHT_HTML_OPEN ??= 'never'
process.env.PLAYWRIGHT_HTML_OUTPUT_DIR ??= 'screenshots/report'

/** Browser tests over the built site; all other tests run by `vite.config.ts`. */
export default defineConfig({
  testDir: 'scripts/e2e',
  ...filesOfShare(),
  globalSetup: './scripts/browser/global-setup.ts',
  outputDir: 'node_modules/.cache/playwright',
  fullyParallel: true,
  workers: 3,
  retries: 1,
  timeout: 90_000,
  expect: { timeout: 30_000, toPass: { timeout: 30_000, intervals: [50] } },
  use: { trace: 'on-first-retry' },
  reporter: [['dot'], ['html']],
})
