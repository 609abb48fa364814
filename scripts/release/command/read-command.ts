import { CommandError, type CommandLine } from '../../command/command-line.ts'
import { ageOf } from '../age.ts'
import { checkPageId } from '../built-site/page-id.ts'
import type { Expected } from '../verbs/expect.ts'
import type { Ending } from '../verbs/plan.ts'
import { SHORTEST_KEPT_MS } from '../verbs/prune.ts'
import { DEFAULT_TARGET, KEPT, releaseCommand, type Verb } from './usage.ts'

const MORE = '"npm run release -- --help" shows more.'

export interface Command {
  verb: Verb
  pages: string[]
  /** Each with the name that it was given by. */
  targets: { name: string; address: string }[]
  dist: string
  all: boolean
  yes: boolean
  fromChanges: boolean
  newSettings: boolean
  dryRun: boolean
  /** ms. */
  olderThan: number
  again: boolean
  build?: string
  expect?: Expected
  /** Number of a change. */
  change?: number
  since?: string
  /** The public address. */
  url?: string
  /** Of the console. */
  port: number
  collector?: string
  /** Runs when addresses changed. */
  onAddresses?: string
  /** Where the addresses of a retired page are to lead. */
  redirect?: string
  /** Of a hundred visitors. */
  share?: number
  watch?: WatchCommand
  /** When it is due. */
  at?: Date
  ending?: Ending
  /** Number of a plan. */
  plan?: number
  withdraw: boolean
  given: { by?: string | undefined; note?: string | undefined }
}

export interface WatchCommand {
  /** ms at each share. */
  duration: number
  collector: string
  /** Operators' token. */
  token: string
  steps: number[]
  visits: number
  notify?: string
}

interface Options {
  to?: string[]
  dist: string
  by?: string
  note?: string
  again?: true
  expect?: string[]
  since?: string
  share?: string
  watch?: string
  for?: string
  collector?: string
  steps?: string
  visits?: string
  notify?: string
  at?: string
  until?: string
  then?: string
  withdraw?: true
  url?: string
  port?: string
  onAddresses?: string
  olderThan?: string
  all?: true
  newSettings?: true
  toBuild?: string
  redirect?: string
  dryRun?: true
  yes?: true
  fromChanges?: true
}

/** Reads the command line. Throws a CommandError for one that cannot be run, and HelpWanted. */
export function readCommand(argv: readonly string[], env: NodeJS.ProcessEnv): Command {
  const line = read(argv)
  const verb = line.name() as Verb
  const values = line.optsWithGlobals<Options>()
  const pages = ['undo', 'plans'].includes(verb) ? [] : line.args
  const change = verb === 'undo' ? line.args[0] : undefined
  if (verb === 'publish' && !!values.all === pages.length > 0)
    fail('publish takes the pages, or --all: one of the two.')
  for (const page of pages) if (!page.startsWith('/')) checkPageId(page)
  const { to, toBuild: build, redirect, by, note, dist, expect, since, url } = values
  if (build !== undefined && !/^[0-9a-f]{12}$/.test(build))
    fail(`--to-build "${build}" is not a build: "history" lists them.`)
  if (build !== undefined && pages.length > 1) fail('--to-build is for one page: its builds are of no other.')
  if (change !== undefined && !/^[1-9]\d{0,6}$/.test(change))
    fail(`"${change}" is not the number of a change: "history" lists them.`)
  if (since !== undefined && pages.length > 0)
    fail('--since is for the history of the site: leave the page out.')
  if (url !== undefined && !/^https?:\/\/[^\s/?#@]+\/?$/.test(url))
    fail(`--url "${url}" is not an origin: write it as https://pages.example.com.`)
  if (url !== undefined && pages.length > 0) fail('--url asks for all pages: leave the pages out.')
  if (redirect !== undefined && !/^\/[^/\\\s]\S*$/.test(redirect))
    fail(`--redirect "${redirect}" is not an address of this site: write its path, as /battle.`)
  return {
    verb,
    pages: [...new Set(pages)],
    targets: targetsOf(verb, to, env),
    dist,
    all: values.all ?? false,
    yes: values.yes ?? false,
    fromChanges: values.fromChanges ?? false,
    newSettings: values.newSettings ?? false,
    dryRun: values.dryRun ?? false,
    given: { by, note },
    again: values.again ?? false,
    olderThan: olderThanOf(values.olderThan),
    ...(change !== undefined && { change: Number(change) }),
    ...(expect && { expect: expectedOf(expect, pages) }),
    ...(since !== undefined && { since }),
    ...shareAndWatch(verb, values, env),
    ...times(verb, values),
    ...(verb === 'plans' && line.args[0] !== undefined && { plan: planNumber(line.args[0]) }),
    withdraw: values.withdraw ?? false,
    ...(url !== undefined && { url }),
    ...consoleOf(verb, values, env),
    ...((values.onAddresses ?? env.RELEASE_ON_ADDRESSES) && {
      onAddresses: values.onAddresses ?? env.RELEASE_ON_ADDRESSES ?? '',
    }),
    ...(build && { build }),
    ...(redirect && { redirect }),
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
  return new CommandError(
    owners.some((owner) => owner.name() === verb)
      ? `${owned}: write the verb first. ${MORE}`
      : `${owned}${verb ? `, not to ${verb}` : ''}. ${MORE}`,
  )
}

/** The targets of `--to`, by their names in RELEASE_TARGETS where they are there. */
function targetsOf(verb: Verb, to: string[] | undefined, env: NodeJS.ProcessEnv): Command['targets'] {
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
  if (names.length > 1 && ['undo', 'plans', 'diff', 'console'].includes(verb))
    fail(`${verb} is for one target: numbers and builds of one say nothing of another.`)
  return names.map((name) => ({ name, address: known.get(name) ?? name }))
}

/** `0123456789ab` or `none` of one page; of several as `warlord/season=0123456789ab`, each by an option. */
function expectedOf(list: string[], pages: string[]): Expected {
  const pairs = list.map((text): [string, string] => {
    const [, page = '', build = ''] = /^(?:([^=]+)=)?([0-9a-f]{12}|none)$/.exec(text) ?? []
    if (!build) fail(`--expect "${text}" is not a build, nor "none", nor a page with one of them.`)
    if (page && !pages.includes(page)) fail(`--expect "${text}" is of a page that is not named.`)
    return [page, build]
  })
  const [[page, build] = ['', '']] = pairs
  if (page && pairs.every(([each]) => each)) return Object.fromEntries(pairs)
  if (pages.length !== 1 || pairs.length !== 1)
    fail('--expect is for one page: for several write --expect <page>=<build> for each.')
  return build
}

function planNumber(text: string): number {
  return /^[1-9]\d{0,6}$/.test(text)
    ? Number(text)
    : fail(`"${text}" is not the number of a plan: "plans" lists them.`)
}

/** When it is due, and when and how it ends. */
function times(
  verb: Verb,
  { at, until, then, redirect, all, watch, withdraw }: Options,
): { at?: Date; ending?: Ending } {
  const due = at === undefined ? undefined : timeIn('--at', at)
  const end = until === undefined ? undefined : timeIn('--until', until)
  if (verb === 'publish' && (due || end) && all)
    fail('--at and --until are for pages that are named, not for --all.')
  if (due && watch !== undefined)
    fail('--watch is for what goes live now: "due" makes a plan live, "watch" watches it then.')
  if (due && withdraw) fail('--at moves the plan, --withdraw drops it: one of the two.')
  if (due && end && end <= due) fail(`--until "${until}" is not after --at "${at}".`)
  if (then !== undefined && then !== 'retire' && then !== 'rollback')
    fail(`--then "${then}" is neither retire nor rollback.`)
  if (!end && then !== undefined) fail('--then is for an end: say when, by --until.')
  if (verb === 'publish' && !end && redirect !== undefined)
    fail('--redirect is for a page that is retired: say when, by --until.')
  return { ...(due && { at: due }), ...(end && { ending: { until: end, verb: then, redirect } }) }
}

/** A moment to come, with its offset: machines that carry plans out have other time zones. */
function timeIn(option: string, text: string): Date {
  const time = new Date(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)$/.test(text) ? text : Number.NaN)
  if (Number.isNaN(time.getTime()))
    fail(
      `${option} "${text}" is not a time with its offset from UTC: write it as 2026-12-24T00:00+08:00, or …Z.`,
    )
  if (time.getTime() <= Date.now()) fail(`${option} "${text}" is past: leave it out to do it now.`)
  return time
}

/** Without a share the first step is it. */
function shareAndWatch(
  verb: Verb,
  values: Options,
  env: NodeJS.ProcessEnv,
): { share?: number; watch?: WatchCommand } {
  if (verb === 'console') return {}
  const { share: given, watch = values.for, steps: list } = values
  const steps = list === undefined ? [] : list.split(',').map((step) => shareOf(step, '--steps'))
  if (steps.some((step, index) => step <= (steps[index - 1] ?? 0)))
    fail(`--steps "${list}" do not rise: write them as 1,10,50,100.`)
  const share = given === undefined ? steps[0] : shareOf(given, '--share')
  const shared = verb === 'publish' && share !== undefined ? { share } : {}
  if (watch === undefined) {
    const stray = ['steps', 'collector', 'notify'].find((name) => values[name as keyof Options] !== undefined)
    if (stray) fail(`--${stray} is for a release that is watched: say how long, as --watch 10m.`)
    return shared
  }
  const duration = ageOf(watch) || fail(`"${watch}" is not how long to watch: write it as 10m or 2h.`)
  const collector = addressIn('--collector', values.collector ?? env.RELEASE_COLLECTOR)
  const notify = values.notify ?? env.RELEASE_NOTIFY
  if (!/^[1-9]\d{0,6}$/.test(values.visits ?? ''))
    fail(`--visits "${values.visits}" is not a number of visits, 1 or more.`)
  return {
    ...shared,
    watch: {
      duration,
      collector,
      token: env.COLLECTOR_TOKEN ?? '',
      steps,
      visits: Number(values.visits),
      ...(notify && { notify: addressIn('--notify', notify) }),
    },
  }
}

function consoleOf(
  verb: Verb,
  { port, collector = '' }: Options,
  env: NodeJS.ProcessEnv,
): Pick<Command, 'port' | 'collector'> {
  if (verb !== 'console') return { port: 0 }
  const given = collector || env.RELEASE_COLLECTOR
  return {
    port: portOf(port),
    ...(given && { collector: addressIn('--collector', given) }),
  }
}

function portOf(text = '0'): number {
  const port = Number(text)
  return /^\d{1,5}$/.test(text) && port < 65_536 ? port : fail(`--port "${text}" is not a port, 1 to 65535.`)
}

function addressIn(option: string, url: string | undefined): string {
  if (!url) fail(`Watching takes ${option}, the address of the collector that phones report to.`)
  if (!/^https?:\/\/[^\s@]+$/.test(url))
    fail(`${option} "${url}" is not an address: write it as https://logs.example.com.`)
  return url
}

function shareOf(text: string, option: string): number {
  const share = /^\d{1,3}$/.test(text) ? Number(text) : 0
  if (share < 1 || share > 100)
    fail(`${option} "${text}" is not a share: write how many of a hundred visitors, 1 to 100.`)
  return share
}

function olderThanOf(text = KEPT): number {
  const age = ageOf(text) ?? fail(`--older-than "${text}" is not an age: write it as 48h or 30d.`)
  if (age < SHORTEST_KEPT_MS)
    fail(
      `--older-than "${text}" is too short: 48h or more, since publishers at work count on files that old.`,
    )
  return age
}

function fail(message: string): never {
  throw new CommandError(`${message} ${MORE}`)
}
