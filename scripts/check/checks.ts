import { BROWSER_TESTS } from '../e2e/command.ts'

/** One check: a program of `node_modules/.bin` with its arguments. */
export interface Check {
  title: string
  command: string[]
  /** Reads the sources only: part of `npm run check`, which takes seconds. */
  static?: boolean
  /** A vitest run: its tests are counted one by one. Any other check counts as one. */
  counted?: boolean
  /** A Playwright run: counted too, and what fails is retried once. */
  browserTests?: boolean
  /** Set beside the machine's own environment. */
  env?: Record<string, string>
  /** Title of a check that must pass first. */
  needs?: string
}

const BUILD = 'Build'

const browserTests = (title: string, share: 'daily' | 'rest'): Check => ({
  title,
  command: BROWSER_TESTS,
  env: { E2E_SHARE: share },
  browserTests: true,
  needs: BUILD,
})

const build: Check = { title: BUILD, command: ['tsx', 'scripts/build/index.ts'] }

/** The checks of `npm test`, those that find a mistake soonest first. */
export const CHECKS: Check[] = [
  { title: 'Lint and format', command: ['biome', 'check'], static: true },
  { title: 'Types', command: ['tsc', '--noEmit'], static: true },
  { title: 'Unused code', command: ['knip'], static: true },
  {
    title: 'Words and styles',
    command: ['vitest', 'run', '--project', 'sources'],
    static: true,
    counted: true,
  },
  {
    title: 'Unit tests',
    // vitest takes what any of its patterns matches: two that leave something out would leave out nothing
    command: [
      'vitest',
      'run',
      ...['pages', 'shared', 'sandbox', 'scripts'].flatMap((name) => ['--project', name]),
    ],
    counted: true,
  },
  build,
  browserTests('Browser tests', 'daily'),
]

/** What takes longer and is seldom broken alone (scripts/e2e/share.ts): the checks of `npm run test:rest`. */
export const REST: Check[] = [
  { title: 'The rest of the unit tests', command: ['vitest', 'run', '--project', 'rest-*'], counted: true },
  build,
  browserTests('The rest of the browser tests', 'rest'),
]
