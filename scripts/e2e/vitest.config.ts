import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { aliases } from '../command/aliases.ts'
import { LongestFirst } from '../vite/longest-first.ts'
import { filesOfShare } from './share.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** Browser tests over the built site; the pages' own tests run by the configuration at the top. */
export default defineConfig({
  root,
  appType: 'custom',
  resolve: { alias: aliases(root) },
  test: {
    ...filesOfShare(),
    globalSetup: ['scripts/e2e/setup.ts'],
    environment: 'node',
    maxWorkers: 2,
    // What one file has loaded, the next of its worker has too: no spec changes what belongs to others.
    isolate: false,
    sequence: { concurrent: true, sequencer: LongestFirst },
    maxConcurrency: 3,
    testTimeout: 90_000,
    hookTimeout: 90_000,
    // The servers run in the same process and mention what was aborted.
    silent: 'passed-only',
  },
})
