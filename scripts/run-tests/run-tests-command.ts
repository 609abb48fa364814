import { CommandError, CommandLine, nearest } from '../command/command-line.ts'
import { type Share, STEPS, type StepName } from './steps.ts'

export interface Command {
  share: Share
  /** One step alone; absent: all. */
  only?: StepName
}

const commandLine = () =>
  new CommandLine('npm test --')
    .description(
      'Checks types, style and words, builds the site, and runs its tests. All steps run, and what failed is shown at the end, each with the command that plays it alone.',
    )
    .argument('[step]', `one step alone: ${STEPS.join(', ')} (default: all)`)
    .option('--sample', 'also a sample of what is not daily, as CI plays it')
    .option('--rest', 'only what is not daily; played before a release')
    .examples(['npm test', 'npm run check', 'npm run test:rest', 'npm test -- unit'])

/** Reads the command line. Throws a CommandError for what cannot be, and HelpWanted. */
export function readCommand(argv: readonly string[]): Command {
  const line = commandLine().read(argv)
  const { sample, rest } = line.opts<{ sample?: boolean; rest?: boolean }>()
  const [only, another] = line.args
  if (sample && rest)
    throw new CommandError('A run plays a sample of the rest, or the rest: give --sample or --rest.')
  if (another !== undefined || (only !== undefined && !STEPS.includes(only as StepName))) {
    const word = another ?? only ?? ''
    throw new CommandError(
      `There is no step "${word}".${nearest(word, STEPS) || ` There are: ${STEPS.join(', ')}.`} One test file: npx vitest run <file>; the tests of one page: npm run e2e -- warlord/season.`,
    )
  }
  return { share: rest ? 'rest' : sample ? 'sample' : 'daily', ...(only && { only: only as StepName }) }
}
