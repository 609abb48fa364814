import { existsSync } from 'node:fs'
import { CommandError, CommandLine, collect } from '../../command/command-line.ts'
import { checkPageId } from '../built-site/page-id.ts'
import { fail, type Values, type Verb } from './verb.ts'
import { VERBS, type VerbName } from './verbs.ts'

/** Default target: a folder that git ignores. */
const DEFAULT_TARGET = 'live'

/** A verb with its input, whatever its type is: only that verb reads it. */
export interface Command {
  name: VerbName
  // biome-ignore lint/suspicious/noExplicitAny: the input was read by this very verb
  verb: Verb<any, any>
  input: unknown
  /** Each with the name that it was given by. */
  targets: { name: string; address: string }[]
  /** Runs when addresses changed. */
  onAddresses: string | undefined
  given: { by?: string | undefined; note?: string | undefined }
}

const ENDS = `For s3:// credentials come from the environment (AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN), a profile
(AWS_PROFILE), SSO, a web identity or the machine's role. AWS_REGION is the region, AWS_ENDPOINT_URL a server other than Amazon's.

Ends with 0 when it is done, 1 when the target failed or refused, 2 for a command that cannot be run, 3 when another
publisher was faster, 4 when the target or the built site is not in order, 130 when it was interrupted. Only 0 of publish, rollback, undo, retire and prune changed it
for certain; a failure says whether anything changed. A watch ends with 0 for a build that is healthy, 5 when it took it back,
6 when there were too few visits to tell, 7 when the collector was silent. COLLECTOR_TOKEN is its operators' token.

RELEASE_TARGETS names targets: "eu=s3://pages-eu/site asia=s3://pages-asia/site". With several, each is checked before any is changed.`

/** The command with its verbs. */
function releaseCommand(): CommandLine {
  const program = new CommandLine('npm run release --')
    .description('Releases single pages of the built site to a live one, and brings them back.')
    .usage('<verb> [options]')
    .commandsGroup('Verbs ("publish --help" shows more about one):')
    .option(
      '--to <target>',
      `a folder, s3://bucket/prefix, or a name in RELEASE_TARGETS; several by several --to (default: RELEASE_TARGET, else ${DEFAULT_TARGET}/)`,
      collect,
    )
    .option('--by <name>', "who (default: RELEASE_BY, else git's user.name)")
    .option('--dist <folder>', 'the built site', 'dist')
    .option('--on-addresses <command>', 'runs when addresses changed (default: RELEASE_ON_ADDRESSES)')
    .option('--json', 'the result as JSON; with "npm run -s release", nothing else is printed')
    .examples(
      [
        'export API_BASE=https://api.example.com SITE_URL=https://pages.example.com  # as in every build of this site',
        'npm run build -- --page warlord/season',
        'npm run release -- diff warlord/season --to s3://pages/site',
        'npm run release -- publish warlord/season --to s3://pages/site --note "new rewards"',
        'npm run release -- rollback warlord/season --to s3://pages/site --note "wrong prices"',
      ],
      ENDS,
    )
  for (const verb of Object.values<Command['verb']>(VERBS)) {
    const line = program.command(verb.written).description(verb.about) as CommandLine
    const examples = verb.examples.map((example) => `  npm run release -- ${example}`)
    line.addHelpText('after', `\nExamples:\n${examples.join('\n')}`)
    verb.options?.(line)
  }
  return program
}

/** Reads the command line. Throws a CommandError for one that cannot be run, and HelpWanted. */
export function readCommand(argv: readonly string[], env: NodeJS.ProcessEnv): Command {
  const line = read(argv)
  const name = line.name() as VerbName
  const verb: Command['verb'] = VERBS[name]
  const values = line.optsWithGlobals<Values>()
  const args = [...new Set(line.args)]
  // others take a number, which they read themselves
  if (/page/.test(verb.written)) for (const page of args) if (!page.startsWith('/')) checkPageId(page)
  const { to, by, note, onAddresses } = values as {
    to?: string[]
    by?: string
    note?: string
    onAddresses?: string
  }
  return {
    name,
    verb,
    input: verb.read(args, values, env),
    targets: targetsOf(name, to, env),
    onAddresses: onAddresses ?? env.RELEASE_ON_ADDRESSES,
    given: { by, note },
  }
}

/** The verb that was typed, with its pages and options. */
function read(argv: readonly string[]): CommandLine {
  const program = releaseCommand()
  let chosen: CommandLine | undefined
  for (const verb of program.commands)
    verb.action(() => {
      chosen = verb as CommandLine
    })
  try {
    program.read(argv)
  } catch (error) {
    throw strayOption(program, argv, error) ?? error
  }
  return chosen as CommandLine
}

/** An option of other verbs is refused, with their names. */
function strayOption({ commands }: CommandLine, argv: readonly string[], error: unknown): Error | undefined {
  const [, option] = /^Unknown option '([^']+)'/.exec((error as Error).message) ?? []
  const owners = commands.filter(({ options }) => options.some(({ long }) => long === option))
  if (owners.length === 0) return undefined
  const owned = `${option} belongs to ${owners.map((owner) => owner.name()).join(' and ')}`
  const verb = commands.find((each) => argv.includes(each.name()))?.name()
  const isOwner = owners.some((owner) => owner.name() === verb)
  const why = isOwner ? `${owned}: write the verb first.` : `${owned}${verb ? `, not to ${verb}` : ''}.`
  return new CommandError(`${why} "npm run release -- --help" shows more.`)
}

/** The targets of `--to`, by their names in RELEASE_TARGETS where they are there. */
function targetsOf(verb: VerbName, to: string[] | undefined, env: NodeJS.ProcessEnv): Command['targets'] {
  const known = new Map(
    (env.RELEASE_TARGETS ?? '')
      .split(/\s+/)
      .filter(Boolean)
      .map((pair): [string, string] => {
        const [, name, address] = /^([A-Za-z0-9-]+)=(.+)$/.exec(pair) ?? []
        return name && address
          ? [name, address]
          : fail(
              `RELEASE_TARGETS has "${pair}": write it as "eu=s3://pages-eu/site asia=s3://pages-asia/site".`,
            )
      }),
  )
  const names = [...new Set(to ?? [env.RELEASE_TARGET || DEFAULT_TARGET])]
  if (names.some((name) => name.trim() === ''))
    fail('--to is empty: name a folder, or s3://bucket/prefix. Is a variable not set?')
  if (names.length > 1 && 'isForOneTarget' in VERBS[verb])
    fail(`${verb} is for one target: numbers and builds of one say nothing of another.`)
  for (const name of to ?? [])
    if (/^[A-Za-z0-9-]+$/.test(name) && name !== DEFAULT_TARGET && !known.has(name) && !existsSync(name))
      fail(
        `--to "${name}" is no name in RELEASE_TARGETS (${known.size > 0 ? [...known.keys()].join(', ') : 'which is not set'}), and no folder. For a new folder write ./${name}.`,
      )
  return names.map((name) => ({ name, address: known.get(name) ?? name }))
}
