import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Set by `npm test`: files that its share leaves out. */
const LEFT_OUT = (process.env.TESTS_LEFT_OUT ?? '').split(',').filter(Boolean)
/** It mocks a module that other tests of its page have loaded, so it shares none with them. */
const FAILED_PART_TEST = 'pages/draws/constellation/later.test.tsx'
/** They mock modules of their own, for all pages. */
const EVERY_PAGE_TESTS = 'scripts/testing/{absurd-numbers,facts/*}.test.tsx'
/** They call a real server, or render as the build does: outside of a browser. */
const NODE_TESTS = [
  'shared/runtime/request/{catalogue,exchange,faults,idempotency,sharing}.test.ts',
  'shared/features/lines.test.ts',
  'shared/runtime/app/prerender.test.tsx',
]
/** What whoever writes a page or an endpoint can break without a type error: `npm run check` runs them. */
const SOURCE_TESTS = [
  'scripts/check/{styles,locales,links,text-values,oldest-browsers}.test.ts',
  'scripts/testing/glossary.test.ts',
  'shared/runtime/i18n/locales.test.ts',
  'scripts/openapi/describe.test.ts',
]
/** Of the built site, in `dist/`. */
const SITE_TESTS = [
  'scripts/server/{routes,delivery,link-previews}.test.ts',
  'scripts/hosts/real-hosts*.test.ts',
]

/** They take long, most of it in programs that they start: begun last, one would keep the others waiting. */
const LONG_TESTS = [
  'scripts/build/{isolation,load-order,refusals}.test.ts',
  'scripts/{new-page/new-page,remove-page/remove-page,check/commands}.test.ts',
  'scripts/release/protocol/{faults,kill,together}.test.ts',
  'scripts/release/watch/simulation.test.ts',
  'scripts/{collector/postgres,money-runs/money-runs,server/mistakes}.test.ts',
]

/** In the order of the projects: a worker with all it has loaded is kept only while its next file is of the same one. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ project }: TestSpecification) =>
      PROJECTS.findIndex(({ test }) => test.name === project.name)
    return (await super.sort(files)).sort((one, other) => place(one) - place(other))
  }
}

const browser = {
  environment: 'happy-dom',
  // an eighth faster than processes
  pool: 'threads',
  environmentOptions: { happyDOM: { url: 'http://localhost/' } },
} as const

const project = (name: string, include: string[], options: object = {}) => ({
  extends: true as const,
  test: { name, include, isolate: false, ...options },
})

const except = (...files: (string | string[])[]) => ({
  exclude: [...configDefaults.exclude, ...LEFT_OUT, ...files.flat()],
})

const PROJECTS = [
  project('s3', ['scripts/{release,e2e}/**/*.s3.ts'], {
    ...except(),
    globalSetup: ['scripts/release/testing/s3-setup.ts'],
    // Each test has a part of the bucket to itself, and most of its time is spent waiting for an answer.
    sequence: { concurrent: true },
    maxConcurrency: 8,
  }),
  project('long', LONG_TESTS, except()),
  project('every-page', [EVERY_PAGE_TESTS], { ...except(), ...browser }),
  project('pages', ['pages/**/*.test.{ts,tsx}'], {
    ...except(FAILED_PART_TEST),
    provide: { sharesModules: true },
    ...browser,
  }),
  project('shared', ['{shared,scripts/testing,scripts/shell/ui}/**/*.test.{ts,tsx}', FAILED_PART_TEST], {
    ...except(EVERY_PAGE_TESTS, NODE_TESTS, SOURCE_TESTS),
    ...browser,
  }),
  project('sandbox', ['scripts/sandbox/**/*.test.ts', ...NODE_TESTS], except()),
  project(
    'scripts',
    ['scripts/**/*.test.ts'],
    except('scripts/{sandbox,testing,shell/ui}/**', SOURCE_TESTS, SITE_TESTS, LONG_TESTS),
  ),
  project('sources', SOURCE_TESTS, except()),
  project('site', SITE_TESTS, except()),
]

/** All tests but those in a browser, which Playwright runs. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    setupFiles: ['scripts/testing/setup.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    restoreMocks: true,
    // a failure shows so many characters of the page at most: the summary has all failures
    env: { DEBUG_PRINT_LIMIT: '1500' },
    // Ends what hangs, and measures nothing: no test is to fail because a machine is slow.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    sequence: { sequencer: LongestFirst },
    // tests wait now and then: four keep two cores at work
    maxWorkers: Math.max(4, availableParallelism()),
    projects: PROJECTS,
  },
})
