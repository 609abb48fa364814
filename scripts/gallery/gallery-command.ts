import { nameOf } from '../build/page-names.ts'
import { CommandError, CommandLine, collect } from '../command/command-line.ts'
import { LANGUAGES, type Language } from './plan.ts'

export interface Command {
  /** Page ids or families; none: all. */
  pages: string[]
  languages: readonly Language[]
  accept: boolean
  open: boolean
}

const commandLine = () =>
  new CommandLine('npm run gallery --')
    .description(
      'Takes pictures of every page in every state and language, and compares them with the recorded ones. Builds the site first, or the named pages alone. The report is gallery/report/index.html.',
    )
    .argument('[page...]', 'pages or families, as warlord/season or warlord (default: all)')
    .option(
      '--lang <languages>',
      'only these, of zh,en,tw; may be given several times (default: all)',
      collect,
    )
    .option('--accept', 'records the pictures that changed, and removes those of states that are gone')
    .option('--open', "shows the report in the machine's browser at the end")
    .examples(
      ['npm run gallery -- warlord --lang zh,en --open', 'npm run gallery -- warlord/season --accept'],
      'Ends with 1 when a picture changed or shows a mistake, or a state could not be reached.',
    )

/** Reads the command line. Throws a CommandError for what it cannot be, and HelpWanted. */
export function readCommand(argv: readonly string[]): Command {
  const line = commandLine().read(argv)
  const {
    lang = [],
    accept = false,
    open = false,
  } = line.opts<{ lang?: string[]; accept?: true; open?: true }>()
  const asked = lang.flatMap((each) => each.split(',')).filter(Boolean)
  const unknown = asked.find((each) => !LANGUAGES.includes(each as Language))
  if (unknown) throw new CommandError(`--lang "${unknown}" is not zh, en or tw.`)
  return {
    accept,
    open,
    pages: line.args.map(nameOf),
    languages: asked.length > 0 ? LANGUAGES.filter((each) => asked.includes(each)) : LANGUAGES,
  }
}
