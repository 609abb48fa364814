/** One check: a program of `node_modules/.bin` with its arguments. */
export interface Check {
  title: string
  command: string[]
  /** Reads the sources only: part of `npm run check`, which takes seconds. */
  static?: boolean
  /** A vitest run: its tests are counted one by one. Any other check counts as one. */
  counted?: boolean
  /** Title of the check without whose success this one would say nothing. */
  needs?: string
}

const BUILD = 'Build'

/** Every check, in the order in which a mistake is told soonest. */
export const CHECKS: Check[] = [
  { title: 'Lint and format', command: ['biome', 'check'], static: true },
  { title: 'Types', command: ['tsc', '--noEmit'], static: true },
  { title: 'Unused code', command: ['knip'], static: true },
  { title: 'Unit tests', command: ['vitest', 'run'], counted: true },
  { title: BUILD, command: ['tsx', 'scripts/build/index.ts'] },
  {
    title: 'Browser tests',
    command: ['vitest', 'run', '--config', 'scripts/e2e/vitest.config.ts'],
    counted: true,
    needs: BUILD,
  },
]
