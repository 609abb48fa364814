import { CommandLine, collect } from '../command/command-line.ts'
import { nameOf } from './page-names.ts'

const CACHE = 'node_modules/.cache/campaign-pages'

export interface Command {
  /** Page ids; none: all. */
  pages: string[]
  cache: string
}

const commandLine = () =>
  new CommandLine('npm run build --')
    .description('Builds the site into dist/, and says what each page weighs.')
    .argument('[page...]', 'pages to build, as warlord/season (default: all)')
    .option('--page <page>', 'the same; may be given several times', collect)
    .option('--cache <folder>', 'where finished work is kept', CACHE)
    .examples(
      [
        'npm run build -- --page warlord/season',
        'API_BASE=https://api.example.com SITE_URL=https://pages.example.com npm run build',
      ],
      `Environment: API_BASE (another API host), WEREWOLF_BASE (the werewolf game's own host), SITE_URL (absolute addresses in link
previews), KNOWN_PARENTS, FILE_ORIGINS, APP_STORE_URL, APK_URL (other hosts; see README.md)`,
    )

/** Reads the command line. Throws a CommandError for what it cannot be, and HelpWanted. */
export function readCommand(argv: readonly string[]): Command {
  const line = commandLine().read(argv)
  const { page = [], cache } = line.opts<{ page?: string[]; cache: string }>()
  return { pages: [...page, ...line.args].map(nameOf), cache }
}
