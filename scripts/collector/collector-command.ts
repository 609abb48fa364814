import { CommandError, CommandLine } from '../command/command-line.ts'
import { readPort } from '../site/listen.ts'

const PRESET = 5180

const commandLine = () =>
  new CommandLine('npm run collector --')
    .description('Takes what pages log, stores it, and answers how they fare: GET /health, GET /events.')
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
        'COLLECTOR_TOKEN=… npm run collector -- --db postgres://collector@db/phones --origin https://www.example.com',
      ],
      'COLLECTOR_TOKEN: what operators send as "Authorization: Bearer …"; without it one is made and printed.\nCOLLECTOR_SECRET: key of the digests of ids; without it one is made and kept in the database.',
    )

export interface CollectorCommand {
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
  const {
    db,
    port,
    origin = '',
    keep,
    rate,
    behindProxy,
    perNetwork,
    site = '',
  } = commandLine().read(argv).opts<Options>()
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
