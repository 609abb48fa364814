import { defineConfig } from '@playwright/test'
import { LANGUAGES } from './plan.ts'

process.env.PLAYWRIGHT_HTML_OPEN ??= 'never'
process.env.PLAYWRIGHT_HTML_OUTPUT_DIR ??= 'gallery/report'

/** Pictures of the built pages in every state, a project a language. */
export default defineConfig({
  testDir: '.',
  testMatch: 'pictures.e2e.ts',
  globalSetup: '../browser/global-setup.ts',
  outputDir: '../../node_modules/.cache/gallery',
  snapshotPathTemplate: '../../gallery/pictures/{arg}{ext}',
  fullyParallel: true,
  workers: 3,
  timeout: 240_000,
  expect: { timeout: 60_000, toHaveScreenshot: { threshold: 0.1 } },
  projects: LANGUAGES.map((name) => ({ name })),
  reporter: [['dot'], ['html']],
})
