import { CommandError, CommandLine } from '../command/command-line.ts'
import { readPort } from '../site/listen.ts'

const PRESET = 5180
const WHATS = ['serve', 'dump', 'restore', 'erase'] as const

const commandLine = () =>
  new CommandLine('npm run collector --')
    .description('Takes what pages log, stores it, and answers how they fare: GET /health, GET /events.')
    .argument('[what]', 'dump, restore: PGlite to a file and back; erase: all of a person or device', 'serve')
    .option('--file <file>', 'dump, restore: the archive')
    .option('--person <id>', 'erase: whose events go')
    .option('--device <id>', 'erase: of which device')
    .option('--notify <url>', 'gets alerts as JSON with a text for chats (default: COLLECTOR_NOTIFY)')
    .option('--db <place>', 'postgres://user@host/database, or a folder for PGlite', '.collector')
    .option('--port <port>', `where it listens (default: PORT, else ${PRESET})`)
    .option(
      '--origin <origins>',
      'origins of pages that may send, with a comma between two (default: its own)',
    )
    .option(
      '--site <target>',
      'as --to of a release: pages and builds that it does not have count together (default: all count apart)',
    )
    .option('--keep <days>', 'drops what is older, as 30d', '30d')
    .option('--rate <calls>', 'calls of one network in a minute, of all collectors on the database', '3000')
    .option('--per-network <boots>', 'boots of a build that a watch goes by, of one network in an hour', '3')
    .option(
      '--behind-proxy',
      'takes the address of a caller from X-Forwarded-For, which the proxy must write',
    )
    .examples(
      [
        'npm run collector',
        'npm run collector -- dump --db .collector --file backup.tar.gz',
        'npm run collector -- erase --person 10001',
        'COLLECTOR_TOKEN=… npm run collector -- --db postgres://collector@db/phones --origin https://www.example.com',
      ],
      'COLLECTOR_TOKEN: what operators send as "Authorization: Bearer …"; without it one is made and printed.\nCOLLECTOR_SECRET: key of the digests of ids; without it one is made and kept in the database.',
    )

export interface CollectorCommand {
  what: 'serve' | 'dump' | 'restore' | 'erase'
  file: string
  person: string
  device: string
  notify: string
  db: string
  port: number
  origins: string[]
  keepDays: number
  perMinute: number
  perNetwork: number
  site: string
  behindProxy: boolean
}

interface Options {
  db: string
  file?: string
  person?: string
  device?: string
  notify?: string
  port?: string
  origin?: string
  keep: string
  rate: string
  perNetwork: string
  site?: string
  behindProxy?: true
}

/** Reads the command line. Throws a CommandError for what it cannot be, and HelpWanted. */
export function readCommand(argv: readonly string[], env: NodeJS.ProcessEnv = {}): CollectorCommand {
  const line = commandLine().read(argv)
  const {
    db,
    port,
    origin = '',
    keep,
    rate,
    behindProxy,
    perNetwork,
    site = '',
    ...own
  } = line.opts<Options>()
  const { file = '', person = '', device = '', notify = env.COLLECTOR_NOTIFY ?? '' } = own
  const what = WHATS.find((each) => each === line.args[0]) ?? (line.args[0] ? undefined : 'serve')
  if (!what)
    throw new CommandError(`"${line.args[0]}" is nothing that the collector does: ${WHATS.join(', ')}.`)
  if ((what === 'dump' || what === 'restore') && !file)
    throw new CommandError(`${what} takes --file, the archive, as --file backup.tar.gz.`)
  if (what === 'erase' && !person && !device)
    throw new CommandError('erase takes --person or --device, the id that is to be forgotten.')
  if (notify && !/^https?:\/\/[^\s@]+$/.test(notify))
    throw new CommandError(
      `--notify "${notify}" is not an address. Write it as https://chat.example.com/hook.`,
    )
  const [, days] = /^([1-9]\d{0,3})d$/.exec(keep) ?? []
  if (!days) throw new CommandError(`--keep "${keep}" is not a number of days. Write it as 30d.`)
  for (const [name, value] of Object.entries({ rate, 'per-network': perNetwork }))
    if (!/^[1-9]\d{0,8}$/.test(value))
      throw new CommandError(`--${name} "${value}" is not a whole number from 1.`)
  if (/^\w+:\/\//.test(db) && !/^postgres(ql)?:\/\/./.test(db))
    throw new CommandError(
      `--db "${db}" is not a database. Write postgres://user@host/database, or a folder.`,
    )
  const origins = origin.split(',').filter(Boolean)
  const wrong = origins.find((each) => !URL.canParse(each) || new URL(each).origin !== each)
  if (wrong)
    throw new CommandError(`--origin "${wrong}" is not an origin. Write it as https://www.example.com.`)
  try {
    return {
      ...{ what, file, person, device, notify },
      db,
      port: readPort(port, env, PRESET),
      origins,
      keepDays: Number(days),
      perMinute: Number(rate),
      perNetwork: Number(perNetwork),
      site,
      behindProxy: behindProxy === true,
    }
  } catch (error) {
    throw new CommandError((error as Error).message)
  }
}
