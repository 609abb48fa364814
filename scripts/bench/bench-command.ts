import { CommandError, CommandLine, nearest } from '../command/command-line.ts'

export const KINDS = ['load', 'build', 'publish'] as const
export type Kind = (typeof KINDS)[number]

/** The pages with most that moves. */
const MOVING_PAGES = ['draws/constellation', 'warlord/season', 'pet/room', 'boss/hunt']

/** What is to be kept open, and for how many minutes. */
export interface Endurance {
  name: 'endurance'
  pages: string[]
  minutes: number
}

/** Kinds of speed, or one of them. */
export interface Speed {
  name: 'speed'
  only?: Kind
  visits: number
  /** So many times slower than this machine. */
  cpu: number
}

export type Command = Speed | Endurance

const commandLine = () =>
  new CommandLine('npm run bench --')
    .description('Holds speed and endurance against their thresholds.')
    .argument(
      '[benchmark]',
      '"endurance" keeps pages open on a slow phone, so many real minutes each; build them first',
    )
    .argument('[page...]', `of endurance: the pages, as warlord/season (default: ${MOVING_PAGES.join(', ')})`)
    .option('--only <kind>', `one kind of speed: ${KINDS.join(', ')} (default: all)`)
    .option('--visits <number>', 'how often each page is loaded: medians of fewer scatter by a tenth', '9')
    .option('--cpu <times>', 'how many times slower than this machine the processor is played', '4')
    .option('--minutes <minutes>', 'how long each page is kept open', '10')
    .examples(
      ['npm run bench -- --only load --visits 5', 'npm run bench -- endurance pet/room --minutes 2'],
      'Ends with 0 when every threshold holds, 1 when one does not, 2 when the command cannot be run.',
    )

/** Reads the command line. Throws a CommandError for what it cannot be, and HelpWanted. */
export function readCommand(argv: readonly string[]): Command {
  const line = commandLine().read(argv)
  const values = line.opts<{ only?: string; visits: string; cpu: string; minutes: string }>()
  const [name, ...pages] = line.args
  if (name === 'endurance') {
    const minutes = Number(values.minutes)
    if (!(minutes > 0))
      throw new CommandError(`--minutes ${values.minutes} is not a duration: write it as --minutes 10.`)
    return { name, pages: pages.length ? pages : MOVING_PAGES, minutes }
  }
  if (name !== undefined)
    throw new CommandError(
      `"${name}" is not a benchmark: there is "endurance", and --only.${nearest(name, ['endurance'])}`,
    )
  const only = KINDS.find((kind) => kind === values.only)
  if (values.only !== undefined && !only)
    throw new CommandError(
      `--only "${values.only}" is not ${KINDS.join(', ')}.${nearest(values.only, KINDS)}`,
    )
  const visits = Number(values.visits)
  if (!(Number.isInteger(visits) && visits > 0))
    throw new CommandError(`--visits ${values.visits} is not a number of visits: write it as --visits 15.`)
  const cpu = Number(values.cpu)
  if (!(cpu >= 1)) throw new CommandError(`--cpu ${values.cpu} is not a number: write it as --cpu 8.`)
  return { name: 'speed', only, visits, cpu }
}
