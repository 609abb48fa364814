import { AREAS, PAGE_TESTS } from './areas.ts'
import type { Sample } from './sample.ts'

/** `daily`: what `npm test` plays; `sample`: that and a sample of the rest, in CI; `rest`: what is not daily. */
export type Share = 'daily' | 'sample' | 'rest'

export const STEPS = ['check', 'build', 'unit', 'browser'] as const
export type StepName = (typeof STEPS)[number]

/** A program of `node_modules/.bin`. */
export interface Program {
  line: readonly string[]
  env?: Record<string, string>
  /** A runner of tests, which sends events while it runs. */
  sendsEvents?: boolean
}

export interface Step {
  name: string
  /** Run at the same time. */
  programs: readonly Program[]
}

/** What `npm run check` runs beside the tests of sources, in 15 s on two cores. */
const CHECKS: readonly Program[] = [
  { line: ['tsc', '--noEmit'] },
  { line: ['biome', 'check'] },
  { line: ['tsc', '--noEmit', '-p', 'tsconfig.oldest.json'] },
  { line: ['knip'] },
]

export interface Plan {
  share: Share
  /** Files of all tests, from the project's root. */
  files: readonly string[]
  /** Of a sample. */
  sample?: Sample
}

/** The steps of a share. A step alone, as `npm run check`, runs the tests of sources too, which are part of the unit tests. */
export function stepsOf(plan: Plan, only?: StepName): Step[] {
  const steps: Record<StepName, Step> = {
    check: { name: 'check', programs: only ? [...CHECKS, vitest(['--project', 'sources'])] : CHECKS },
    build: { name: 'build', programs: [{ line: ['tsx', 'scripts/build/index.ts'] }] },
    unit: { name: 'unit', programs: [vitest(unitFiles(plan), environment(plan))] },
    browser: { name: 'browser', programs: [playwright(environment(plan))] },
  }
  const names = only ? [only] : STEPS.filter((name) => name !== 'check' || plan.share !== 'rest')
  return names.map((name) => steps[name])
}

const vitest = (args: readonly string[], env: Record<string, string> = {}): Program => ({
  line: ['vitest', 'run', ...args, '--reporter=./scripts/run-tests/vitest-reporter.ts'],
  env,
  sendsEvents: true,
})

const playwright = (env: Record<string, string>): Program => ({
  line: ['playwright', 'test', '--reporter=./scripts/run-tests/playwright-reporter.ts,html'],
  env,
  sendsEvents: true,
})

const isOfRest = (file: string) => PAGE_TESTS.test(file) || AREAS.some(({ tests }) => tests.test(file))

/** The rest names its files; the other shares leave some out. */
const unitFiles = ({ share, files }: Plan) =>
  share === 'rest' ? files.filter((file) => isOfRest(file) && !file.endsWith('.e2e.ts')) : []

/** What `vitest.config.ts`, `playwright.config.ts` and the tests of all pages read. */
function environment({ share, files, sample }: Plan): Record<string, string> {
  const isLeftOut = (file: string) =>
    share === 'daily'
      ? isOfRest(file)
      : !!sample && AREAS.some((area) => area.tests.test(file) && !sample.areas.includes(area))
  return {
    TESTS: share,
    TESTS_LEFT_OUT: files.filter(isLeftOut).join(','),
    ...(sample && { TESTS_PAGES: sample.pages.join(',') }),
    ...(sample?.turn !== undefined && { TESTS_TURN: String(sample.turn) }),
  }
}
