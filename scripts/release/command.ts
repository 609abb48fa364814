import { parseArgs } from 'node:util'
import { checkPageId } from './page-id.ts'
import { ReleaseError } from './release-error.ts'
import { HOME, KEEP, VERBS, type Verb } from './usage.ts'

export interface Command {
  verb: Verb
  pages: string[]
  target: string
  dist: string
  all: boolean
  yes: boolean
  fromJournal: boolean
  newSettings: boolean
  dryRun: boolean
  keep: number
  build?: string
  /** Where the addresses of a retired page are to lead. */
  redirect?: string
  given: { by?: string; commit?: string; note?: string }
}

const OPTIONS = {
  to: { type: 'string' },
  dist: { type: 'string', default: 'dist' },
  all: { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
  'from-journal': { type: 'boolean', default: false },
  'new-settings': { type: 'boolean', default: false },
  keep: { type: 'string' },
  'to-build': { type: 'string' },
  redirect: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  note: { type: 'string' },
  by: { type: 'string' },
  commit: { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const

/** Options that mean something to one verb alone: elsewhere they would be a misunderstanding. */
const ONLY: Partial<Record<keyof typeof OPTIONS, Verb[]>> = {
  all: ['publish'],
  'new-settings': ['publish'],
  yes: ['prune'],
  keep: ['prune'],
  'from-journal': ['init'],
  'to-build': ['rollback'],
  redirect: ['retire'],
  'dry-run': ['retire'],
  note: ['publish', 'rollback', 'retire'],
}
/** Pages that a verb takes: least and most. */
const PAGES: Record<Verb, [number, number]> = {
  publish: [0, Number.POSITIVE_INFINITY],
  verify: [0, Number.POSITIVE_INFINITY],
  history: [1, 1],
  diff: [1, 1],
  rollback: [1, 1],
  retire: [1, 1],
  status: [0, 0],
  prune: [0, 0],
  init: [0, 0],
}

/** Reads the command line. Throws a sentence for one that cannot be run; undefined: help is wanted. */
export function readCommand(argv: string[], env: NodeJS.ProcessEnv): Command | undefined {
  const { values, positionals } = parse(argv)
  const [word, ...pages] = positionals
  if (values.help || word === undefined) return undefined
  const verb = VERBS.find((each) => each === word)
  if (!verb) fail(`"${word}" is not a verb: it is one of ${VERBS.join(', ')}.`)
  for (const [option, verbs] of Object.entries(ONLY)) {
    if (values[option as keyof typeof ONLY] && !verbs.includes(verb))
      fail(`--${option} belongs to ${verbs.join(' and ')}, not to ${verb}.`)
  }
  const [least, most] = PAGES[verb]
  if (pages.length < least) fail(`${verb} needs a page, as warlord/season.`)
  if (pages.length > most) fail(most === 0 ? `${verb} takes no page.` : `${verb} takes one page.`)
  if (verb === 'publish' && values.all === pages.length > 0)
    fail('publish takes the pages, or --all: one of the two.')
  for (const page of pages) checkPageId(page)
  const build = values['to-build']
  if (build !== undefined && !/^[0-9a-f]{12}$/.test(build))
    fail(`--to-build "${build}" is not a build: "history" lists them.`)
  const { redirect } = values
  if (redirect !== undefined && !/^\/[^/\\\s]\S*$/.test(redirect))
    fail(`--redirect "${redirect}" is not an address of this site: write its path, as /battle.`)
  if (values.to?.trim() === '')
    fail('--to is empty: name a folder, or s3://bucket/prefix. Is a variable not set?')
  const {
    by,
    commit,
    note,
    'from-journal': fromJournal,
    'new-settings': newSettings,
    'dry-run': dryRun,
    all,
    yes,
    dist,
  } = values
  return {
    verb,
    pages: [...new Set(pages)],
    target: values.to || env.RELEASE_TARGET || HOME,
    dist,
    all,
    yes,
    fromJournal,
    newSettings,
    dryRun,
    keep: keepOf(values.keep),
    given: { by, commit, note },
    ...(build && { build }),
    ...(redirect && { redirect }),
  }
}

function parse(argv: string[]) {
  try {
    return parseArgs({ args: argv, options: OPTIONS, allowPositionals: true })
  } catch (error) {
    fail((error as Error).message.split(/\n|\. /)[0] as string)
  }
}

function keepOf(text: string | undefined): number {
  if (text === undefined) return KEEP
  if (!/^[1-9]\d{0,3}$/.test(text)) fail(`--keep "${text}" is not a number of builds, 1 or more.`)
  return Number(text)
}

function fail(message: string): never {
  throw new ReleaseError('command', `${message.replace(/\.?$/, '.')} "npm run release -- --help" tells more.`)
}
