import path from 'node:path'
import { defineConfig } from 'vitest/config'

const root = path.resolve(import.meta.dirname, '../..')

/** Tests of releases on a real S3 server; those that need none run by the configuration at the top. */
export default defineConfig({
  root,
  resolve: { tsconfigPaths: true },
  test: {
    include: ['scripts/{release,e2e}/**/*.s3.ts'],
    globalSetup: ['scripts/release/testing/s3-setup.ts'],
    environment: 'node',
    // Each test has a part of the bucket to itself, and most of its time is spent waiting for an answer.
    sequence: { concurrent: true },
    maxConcurrency: 8,
    testTimeout: 300_000,
    hookTimeout: 300_000,
    passWithNoTests: false,
  },
})
