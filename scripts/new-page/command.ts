import { CommandLine, collect } from '../command/command-line.ts'
import type { Answers } from './answers.ts'
import { FORMS } from './dates.ts'

const commandLine = () =>
  new CommandLine('npm run new --')
    .description('Writes a page that works and passes every check. It asks for what the options leave out.')
    .argument('<family/name>', 'the page, as halls/forecast')
    .option('-y, --yes', 'takes what it would suggest, and asks nothing')
    .option('--path <path>', 'its address, as /activityNew/forecast')
    .option('--weight <weight>', 'light or full')
    .option('--title-zh <title>', 'its title in Chinese')
    .option('--title-en <title>', 'in English')
    .option('--title-tw <title>', 'in traditional Chinese')
    .option('--description-zh <text>', 'what a link preview says of it, in Chinese')
    .option('--description-en <text>', 'in English')
    .option('--description-tw <text>', 'in traditional Chinese')
    .option(
      '--latin-name <name>',
      'a name that stands in Chinese as it is, as Mixi; again for another',
      collect,
    )
    .option('--colour <colour>', 'for the palette of a new family, as #7a4df0')
    .option(
      '--form <form>',
      `how a date of the group events draws its race: ${Object.keys(FORMS).join(', ')}`,
    )
    .examples(
      [
        'npm run new -- halls/forecast',
        'npm run new -- halls/forecast --yes --title-en Forecast',
        'npm run new -- group-event/1224 --form lanes',
      ],
      'What is not given is asked for, with a suggestion. The guide: pages/README.md',
    )

export interface Command {
  id: string
  given: Partial<Answers>
  yes: boolean
  /** Latin names allowed in Chinese titles. */
  names: readonly string[]
}

/** Reads the command line. Throws a CommandError for what it cannot be, and HelpWanted. */
export function readCommand(argv: readonly string[]): Command {
  const line = commandLine().read(argv)
  const {
    yes = false,
    latinName = [],
    ...given
  } = line.opts<{ yes?: true; latinName?: string[] } & Record<string, string>>()
  const flagOf = (name: string) => name.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`)
  return {
    id: line.args[0] as string,
    given: Object.fromEntries(Object.entries(given).map(([name, value]) => [flagOf(name), value])),
    yes,
    names: latinName,
  }
}
