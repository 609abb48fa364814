import { parseArgs } from 'node:util'
import type { Answers } from './answers.ts'
import { Refused } from './collect.ts'

export const USAGE = `Usage: npm run new -- family/name [--yes] [answers]
  npm run new -- halls/forecast        asks for what it needs to know
  npm run new -- halls/forecast --yes  takes what it would suggest
Answers: --path /activityNew/forecast  --weight light|full
  --title-zh … --title-en … --title-tw …
  --description-zh … --description-en … --description-tw …
  --colour #7a4df0  for the palette of a new family
The guide: pages/README.md`

export interface Command {
  id: string
  given: Partial<Answers>
  yes: boolean
}

const text = { type: 'string' } as const

/** The command line; undefined when it asks for help. Throws Refused for one that is not understood. */
export function readCommand(argv: string[]): Command | undefined {
  const { values, positionals } = parse(argv)
  const { yes = false, help = false, ...given } = values
  if (help) return undefined
  const [id, ...more] = positionals
  if (!id || more.length > 0) throw new Refused([`Name one page, as halls/forecast.\n${USAGE}`])
  return { id, given, yes }
}

function parse(argv: string[]) {
  try {
    return parseArgs({
      args: argv,
      allowPositionals: true,
      options: {
        yes: { type: 'boolean', short: 'y' },
        help: { type: 'boolean', short: 'h' },
        path: text,
        weight: text,
        'title-zh': text,
        'title-en': text,
        'title-tw': text,
        'description-zh': text,
        'description-en': text,
        'description-tw': text,
        colour: text,
      },
    })
  } catch (error) {
    throw new Refused([`${(error as Error).message}\n${USAGE}`])
  }
}
