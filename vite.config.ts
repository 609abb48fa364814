import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { aliases } from './scripts/command/aliases.ts'
import { pageServer } from './scripts/server/page-server.ts'
import { LongestFirst } from './scripts/vite/longest-first.ts'
import { pageDiscovery } from './scripts/vite/page-discovery.ts'
import { pageStyles } from './scripts/vite/page-styles.ts'
import { refuseNodeModules } from './scripts/vite/refuse-node-modules.ts'
import { terseLogger } from './scripts/vite/terse-logger.ts'

/** It draws every page with absurd answers; left to the rest like these. */
const NUMBERS_TEST = 'scripts/testing/absurd-numbers.test.tsx'
/**
 * On every page, what happens meanwhile, since all actions go through one hook, and the way into each declared state: left
 * to the rest too.
 */
const MEANWHILE_TESTS = 'scripts/testing/facts/{meanwhile,states}-*.test.tsx'
/**
 * They build copies of the site or start a program for each test, which takes minutes: `npm test` leaves
 * them to `npm run test:rest`.
 */
const COPY_TESTS =
  'scripts/{build/{isolation,load-order,refusals},new-page/new-page,remove-page/remove-page,check/commands}.test.ts'
/** Releases whose program is stopped, killed or met by another one: each starts programs of its own. */
const INTERRUPTED_TESTS = 'scripts/release/**/{asleep,kill,stopped,together}.test.ts'
/** Hundreds of runs over the whole sandbox: one story of money a run. */
const WHOLE_SANDBOX_TESTS = 'scripts/money-runs/money-runs.test.ts'
/** On a server of its own, which apt may have to install first. */
const POSTGRES_TESTS = 'scripts/collector/postgres.test.ts'
const REST_TESTS = [
  COPY_TESTS,
  INTERRUPTED_TESTS,
  WHOLE_SANDBOX_TESTS,
  POSTGRES_TESTS,
  'scripts/release/watch/simulation.test.ts',
]
/** It mocks a module that other tests of its page have loaded, so it shares none with them. */
const FAILED_PART_TEST = 'pages/draws/constellation/later.test.tsx'
/** They call a real server, or render as the build does: outside of a browser. */
const NODE_TESTS = [
  'shared/runtime/request/{catalogue,exchange,faults,idempotency,sharing}.test.ts',
  'shared/features/lines.test.ts',
  'shared/runtime/app/prerender.test.tsx',
]
/** What whoever writes a page or an endpoint can break without a type error: `npm run check` runs them. */
const SOURCE_TESTS = [
  'scripts/check/{styles,locales,oldest-browsers}.test.ts',
  'scripts/testing/glossary.test.ts',
  'shared/runtime/i18n/locales.test.ts',
  'scripts/openapi/describe.test.ts',
]

const browser = {
  environment: 'happy-dom',
  // an eighth faster than processes
  pool: 'threads',
  environmentOptions: { happyDOM: { url: 'http://localhost/' } },
  // as in a browser: CI lists what passed only then as unsteady
  retry: 1,
} as const

/** Development server and tests. The site itself is built by `scripts/build`, in two halves. */
export default defineConfig(({ mode }) => ({
  appType: 'custom',
  customLogger: terseLogger(),
  resolve: { alias: aliases(import.meta.dirname) },
  css: pageStyles(import.meta.dirname),
  optimizeDeps: {
    entries: [
      'pages/**/main.tsx',
      'shared/background/index.ts',
      'shared/ui/*/index.ts',
      'scripts/shell/ui/main.tsx',
    ],
  },
  plugins: [
    pageDiscovery(),
    mode !== 'test' && refuseNodeModules(import.meta.dirname),
    react({ jsxImportSource: '#shared/jsx' }),
    mode !== 'test' && pageServer(),
  ],
  test: {
    setupFiles: ['scripts/testing/setup.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    restoreMocks: true,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    sequence: { sequencer: LongestFirst },
    // tests wait now and then: three keep two cores at work
    maxWorkers: Math.max(3, availableParallelism()),
    // One project after the other, as `groupOrder` says: a worker with all it has loaded is kept only while its next file is
    // of the same project and environment.
    projects: [
      {
        extends: true,
        test: {
          name: 'pages',
          sequence: { groupOrder: 1 },
          isolate: false,
          include: ['pages/**/*.test.{ts,tsx}'],
          exclude: [FAILED_PART_TEST, '**/node_modules/**'],
          provide: { sharesModules: true },
          ...browser,
        },
      },
      {
        extends: true,
        test: {
          name: 'shared',
          sequence: { groupOrder: 2 },
          isolate: false,
          include: ['{shared,scripts/testing,scripts/shell/ui}/**/*.test.{ts,tsx}', FAILED_PART_TEST],
          exclude: [NUMBERS_TEST, MEANWHILE_TESTS, ...NODE_TESTS, ...SOURCE_TESTS, '**/node_modules/**'],
          ...browser,
        },
      },
      { extends: true, test: { name: 'rest-numbers', include: [NUMBERS_TEST], ...browser } },
      {
        extends: true,
        test: { name: 'rest-meanwhile', include: [MEANWHILE_TESTS], isolate: false, ...browser },
      },
      {
        extends: true,
        test: {
          name: 'sandbox',
          sequence: { groupOrder: 3 },
          include: ['scripts/sandbox/**/*.test.ts', ...NODE_TESTS],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'scripts',
          sequence: { groupOrder: 4 },
          isolate: false,
          include: ['scripts/**/*.test.ts'],
          exclude: [
            'scripts/{sandbox,testing,shell/ui}/**',
            ...SOURCE_TESTS,
            ...REST_TESTS,
            '**/node_modules/**',
          ],
        },
      },
      { extends: true, test: { name: 'sources', include: SOURCE_TESTS, isolate: false } },
      { extends: true, test: { name: 'rest-programs', include: REST_TESTS } },
    ],
  },
}))
