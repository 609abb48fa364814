import { CommandLine } from '../command/command-line.ts'
import { CHECKS, type Check, REST } from './checks.ts'

const commandLine = () =>
  new CommandLine('npm test --')
    .description(
      'Runs the daily checks of all pages, with a real browser. "npm run test:rest" runs the others, "npm run check" those that read the sources only.',
    )
    .option('--rest', 'the checks that npm test leaves out, as npm run test:rest does')
    .option('--static', 'those that read the sources only, as npm run check does')
    .examples(
      ['npm test', 'npm run check'],
      `For a part of the pages:
  npx vitest run pages/halls       the unit and component tests of a family, or of a page
  npm run e2e -- halls/forecast    the browser tests of a page, or of a family`,
    )

/** The checks that a command line asks for. Throws a CommandError for what it cannot be, and HelpWanted. */
export function checksFor(argv: readonly string[]): Check[] {
  const { rest, static: reading } = commandLine().read(argv).opts<{ rest?: true; static?: true }>()
  return rest ? REST : CHECKS.filter((check) => check.static || !reading)
}
