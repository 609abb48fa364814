import { CommandError, CommandLine } from '../command/command-line.ts'

const commandLine = () =>
  new CommandLine('npm run money-runs --')
    .description(
      'Plays payments and withdrawals in bad networks: each is done at most once, and the page ends with the true result.',
    )
    .option(
      '--page <address>',
      'only this one: /payerMax/index, /EbusinessShop, /constellation, /magicEmoji (default: all)',
    )
    .option('--seed <text>', 'the same seed plays the same runs (default: a new one each time)')
    .option('--runs <number>', 'how many on each page', '10000')
    .option('--run <number>', 'only this one of the seed, with its story; needs --page')
    .examples(
      ['npm run money-runs -- --runs 500', 'npm run money-runs -- --page /magicEmoji --seed 7 --run 182'],
      'Exits with 0 when every run passes, 1 when one fails, 2 when the command cannot be run.',
    )

export interface Command {
  page?: string
  seed: string
  runs: number
  run?: number
}

/** Reads the command line. Throws a CommandError for what it cannot be, and HelpWanted. */
export function readCommand(argv: readonly string[]): Command {
  const values = commandLine().read(argv).opts<{ page?: string; seed?: string; runs: string; run?: string }>()
  const whole = (name: 'runs' | 'run', text: string) => {
    if (!/^[1-9]\d*$/.test(text)) throw new CommandError(`--${name} "${text}" is not a whole number from 1.`)
    return Number(text)
  }
  if (values.run !== undefined && !values.page)
    throw new CommandError('--run needs the --page that it is a run of.')
  return {
    page: values.page,
    seed: values.seed ?? String(Date.now()),
    runs: whole('runs', values.runs),
    run: values.run === undefined ? undefined : whole('run', values.run),
  }
}
