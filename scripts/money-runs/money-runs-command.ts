import { CommandError, CommandLine } from '../command/command-line.ts'

const commandLine = () =>
  new CommandLine('npm run money-runs --')
    .description(
      'Plays payments and withdrawals in bad networks: each is done at most once, and the page ends with the true result.',
    )
    .option(
      '--page <address>',
      'only this one: /payerMax/index, /EbusinessShop, /constellation, /magicEmoji, /halloween, /nationalDay, /recharge/home (default: all)',
    )
    .option('--seed <number>', 'the same seed plays the same runs (default: a new one each time)')
    .option('--runs <number>', 'how many on each page', '10000')
    .option('--path <numbers>', 'only this run of the seed, as a failure names it; needs --page and --seed')
    .examples(
      [
        'npm run money-runs -- --runs 500',
        'npm run money-runs -- --page /magicEmoji --seed 7 --path 181:2:0',
      ],
      'Exits with 0 when every run passes, 1 when one fails, 2 when the command cannot be run.',
    )

export interface Command {
  page?: string
  seed: number
  runs: number
  path?: string
}

/** Reads the command line. Throws a CommandError for what it cannot be, and HelpWanted. */
export function readCommand(argv: readonly string[]): Command {
  const { page, path, ...given } = commandLine()
    .read(argv)
    .opts<{ page?: string; seed?: string; runs: string; path?: string }>()
  const whole = (name: string, text: string, least: number) => {
    if (!/^\d{1,9}$/.test(text) || Number(text) < least)
      throw new CommandError(`--${name} "${text}" is not a whole number from ${least} to 999999999.`)
    return Number(text)
  }
  if (path !== undefined && !/^\d+(:\d+)*$/.test(path))
    throw new CommandError(
      `--path "${path}" is not the place of a run, as 181:2:0. A failed run prints its own.`,
    )
  if (path !== undefined && !(page && given.seed))
    throw new CommandError('--path needs the --page and --seed that it belongs to.')
  return {
    page,
    seed: given.seed === undefined ? Date.now() % 1_000_000_000 : whole('seed', given.seed, 0),
    runs: whole('runs', given.runs, 1),
    path,
  }
}
