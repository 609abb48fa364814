import { CommandError, CommandLine } from '../command/command-line.ts'
import type { Answers } from './date-files.ts'
import { DATES, FORMS } from './date-files.ts'

export type Field = keyof Answers

export interface Command {
  id: string
  given: Partial<Answers>
  yes: boolean
}

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

/** Reads the command line. Throws a CommandError for what it cannot be, and HelpWanted. */
export function readCommand(argv: readonly string[]): Command {
  const line = commandLine().read(argv)
  const { yes = false, ...options } = line.opts<{ yes?: true } & Record<string, string>>()
  const given = Object.fromEntries(
    Object.entries(options).map(([name, value]) => [
      name.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`),
      value,
    ]),
  ) as Partial<Answers>
  const [id = ''] = line.args
  const date = id.startsWith(`${DATES}/`)
  if (!/^[a-z0-9]+(-[a-z0-9]+)*\/[a-z0-9]+(-[a-z0-9]+)*$/.test(id))
    throw new CommandError(
      `"${id}" cannot name a page. Write family/page in small letters, digits and single hyphens, as halls/forecast.`,
    )
  if (date && !/^group-event\/(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/.test(id))
    throw new CommandError(
      `"${id}" is not a date. One of the group events is named by its month and day, as ${DATES}/1224.`,
    )
  if (given.form !== undefined && !date)
    throw new CommandError(`--form is for a date of the group events, as ${DATES}/1224. Leave it out.`)
  if (given.form !== undefined && !Object.hasOwn(FORMS, given.form))
    throw new CommandError(`"${given.form}" is not a form. There are: ${Object.keys(FORMS).join(', ')}.`)
  if (date && (given.path !== undefined || given.weight !== undefined))
    throw new CommandError('Path and weight of a date follow from its day. Leave --path and --weight out.')
  return { id, given, yes }
}
