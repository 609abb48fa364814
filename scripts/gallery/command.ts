import { parseArgs } from 'node:util'
import { nameOf } from '../build/page-names.ts'

export const LANGUAGES = ['zh', 'en', 'tw'] as const
export type Language = (typeof LANGUAGES)[number]

export const USAGE = `Pictures of every page in every state and language, compared with those that were accepted.

Usage: npm run gallery [-- <page or family> ...] [--lang zh,en,tw] [--open]
       npm run gallery -- --accept [<page or family> ...] [--lang zh]

  warlord, warlord/season   only these (all pages without it)
  --lang     only these languages
  --open     shows the sheet in the machine's browser at the end
  --accept   takes no pictures: accepts those of the last run, as they were looked at

Builds the site first. gallery/index.html shows all, gallery/sheets/ one picture a page for quick looking.
Ends with 0 when all is as accepted or new, 1 when a picture changed or shows a mistake, 2 when a state could not be
reached or the command cannot be run.`

export interface Command {
  /** Page ids or families; none: all. */
  pages: string[]
  languages: readonly Language[]
  accept: boolean
  open: boolean
  help: boolean
}

/** Reads the command line. Throws a sentence for what it cannot be. */
export function readCommand(argv: string[]): Command {
  const { values, positionals } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: {
      lang: { type: 'string', multiple: true, default: [] },
      accept: { type: 'boolean', default: false },
      open: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  const { lang, ...switches } = values
  const asked = lang.flatMap((each) => each.split(',')).filter(Boolean)
  const unknown = asked.find((each) => !LANGUAGES.includes(each as Language))
  if (unknown) throw new Error(`--lang "${unknown}" is not zh, en or tw.`)
  return {
    ...switches,
    pages: positionals.map(nameOf),
    languages: asked.length > 0 ? LANGUAGES.filter((each) => asked.includes(each)) : LANGUAGES,
  }
}
