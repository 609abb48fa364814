import { parseArgs } from 'node:util'

export const USAGE = `Holds speed and endurance against their bars.

Usage: npm run bench [-- --only load|build|publish] [--visits 15]
       npm run bench -- endurance [<page> ...] [--minutes 10]

  --only      one kind of speed (all without it)
  --visits    how often each page is loaded: medians of fewer scatter by a tenth
  endurance   keeps pages open on a slow phone, so many real minutes each; build them first

Ends with 0 when every bar holds, 1 when one does not, 2 when the command cannot be run.`

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

export type Command = { name: 'help' } | { name: 'speed'; only?: Kind; visits: number } | Endurance

/** Reads the command line. Throws a sentence for what it cannot be. */
export function readCommand(argv: readonly string[]): Command {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      only: { type: 'string' },
      visits: { type: 'string', default: '15' },
      minutes: { type: 'string', default: '10' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  if (values.help) return { name: 'help' }
  const [name, ...pages] = positionals
  if (name === 'endurance') {
    const minutes = Number(values.minutes)
    if (!(minutes > 0)) throw new Error(`--minutes ${values.minutes} is no time: write it as --minutes 10.`)
    return { name, pages: pages.length ? pages : MOVING_PAGES, minutes }
  }
  if (name !== undefined) throw new Error(`"${name}" is no benchmark: there is "endurance", and --only.`)
  const only = KINDS.find((kind) => kind === values.only)
  if (values.only !== undefined && !only)
    throw new Error(`--only "${values.only}" is not ${KINDS.join(', ')}.`)
  const visits = Number(values.visits)
  if (!(Number.isInteger(visits) && visits > 0))
    throw new Error(`--visits ${values.visits} is no number of visits: write it as --visits 15.`)
  return { name: 'speed', only, visits }
}
