import { parseArgs } from 'node:util'

export const USAGE = `Decisions over money in bad weather: each is done at most once, and the person learns the truth.

Usage: npm run money-runs [-- --page /magicEmoji] [--seed 7] [--runs 10000] [--run 182]

  --page   only this one: /payerMax/index, /EbusinessShop, /constellation, /magicEmoji
  --seed   the same seed plays the same runs (a new one each time without it)
  --runs   how many on each page
  --run    only this one of the seed, with its story; needs --page

Ends with 0 when every run is right, 1 when one is wrong, 2 when the command cannot be run.`

export type Command =
  | { help: true }
  | { help: false; page?: string; seed: string; runs: number; run?: number }

/** Reads the command line. Throws a sentence for what it cannot be. */
export function readCommand(argv: readonly string[]): Command {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      page: { type: 'string' },
      seed: { type: 'string', default: String(Date.now()) },
      runs: { type: 'string', default: '10000' },
      run: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  if (values.help) return { help: true }
  const whole = (name: 'runs' | 'run', text: string) => {
    if (!/^[1-9]\d*$/.test(text)) throw new Error(`--${name} "${text}" is not a whole number from 1.`)
    return Number(text)
  }
  if (values.run !== undefined && !values.page) throw new Error('--run needs the --page that it is a run of.')
  return {
    help: false,
    page: values.page,
    seed: values.seed,
    runs: whole('runs', values.runs),
    run: values.run === undefined ? undefined : whole('run', values.run),
  }
}
