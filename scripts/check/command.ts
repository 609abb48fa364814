import { readArguments } from '../command/command-line.ts'
import { CHECKS, type Check, REST } from './checks.ts'

export const USAGE = `Usage: npm test, npm run test:rest or npm run check, each of all pages.
  npx vitest run pages/halls       the unit and component tests of a family, or of a page
  npm run e2e -- halls/forecast    the browser tests of a page, or of a family`

/** The checks that a command line asks for. Throws a CommandError for what it cannot be. */
export function checksFor(argv: string[]): Check[] {
  const { values } = readArguments(
    { args: argv, options: { static: { type: 'boolean' }, rest: { type: 'boolean' } } },
    USAGE,
  )
  return values.rest ? REST : CHECKS.filter((check) => check.static || !values.static)
}
