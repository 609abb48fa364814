import { readArguments } from '../command/command-line.ts'
import { nameOf } from './page-names.ts'

const CACHE = 'node_modules/.cache/campaign-pages'

export const USAGE = `Usage: npm run build [-- [--page] <id> ...]
  --page warlord/season   build one page (may be given several times); all pages without it
  --cache <folder>        where finished work is kept (${CACHE})
Environment: API_BASE (another API host), WEREWOLF_BASE (the werewolf game's own host), SITE_URL (absolute addresses in link
previews), KNOWN_PARENTS, FILE_ORIGINS, APP_STORE_URL, APK_URL (other hosts; see README.md)`

export interface Command {
  /** Page ids; none: all. */
  pages: string[]
  cache: string
  help: boolean
}

/** Reads the command line. Throws a CommandError for what it cannot be. */
export function readCommand(argv: string[]): Command {
  const { values, positionals } = readArguments(
    {
      args: argv,
      allowPositionals: true,
      options: {
        page: { type: 'string', multiple: true, default: [] },
        cache: { type: 'string', default: CACHE },
        help: { type: 'boolean', short: 'h', default: false },
      },
    },
    USAGE,
  )
  const { page, cache, help } = values
  return { pages: [...page, ...positionals].map(nameOf), cache, help }
}
