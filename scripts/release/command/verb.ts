import { CommandError, type CommandLine, collect } from '../../command/command-line.ts'
import { count, inColumns } from '../../command/format-counts.ts'
import type { ChangeSummary } from '../../site/live.ts'
import { ageOf } from '../age.ts'
import { pageNamed } from '../built-site/page-id.ts'
import type { Context } from '../context.ts'
import { canaryInWords, minute } from '../format-change.ts'
import { readLive } from '../live/read-live.ts'
import type { Returned } from '../verbs/bring-back.ts'
import type { Expected } from '../verbs/expect.ts'
import { collectorAt } from '../watch/collector-client.ts'
import { notifierOf } from '../watch/notify.ts'
import { FEWEST_VISITS, type Watched, watch } from '../watch/watch.ts'

/** What a verb is run with besides its target. */
export interface Run {
  /** Only refuses what would be refused, before several targets are changed. */
  check: boolean
  /** Runs when a watch changes what hosts need. */
  onAddresses: () => void
}

/** A watch that follows a publish. */
export interface Followed {
  value: object
  text: string
  exit: number
}

/** One verb of the command: how it is written, what it does, and what it prints. */
export interface Verb<Input, Result extends { verb: string }> {
  /** As `publish [page...]`. */
  written: string
  about: string
  examples: readonly string[]
  options?(line: CommandLine): void
  /** Its arguments. Throws a CommandError for what cannot be run. */
  read(args: string[], values: Values, env: NodeJS.ProcessEnv): Input
  run(context: Context, input: Input, how: Run): Promise<Result>
  print(result: Result, target: string): string
  /** Exit code of a result; default 0. */
  exit?(result: Result): number
  follow?(context: Context, input: Input, result: Result, how: Run): Promise<Followed> | undefined
  /** It leaves a name at the target. */
  signs?: true
  /** Of several targets each has to allow it before any is changed. */
  isChecked?: true
  /** Numbers and builds of one target do not fit another. */
  isForOneTarget?: true
}

/** Options as typed, by their names in camel case. */
export type Values = Readonly<Record<string, unknown>>

export const verb = <Input, Result extends { verb: string }>(module: Verb<Input, Result>) => module

const MORE = '"npm run release -- --help" shows more.'

export function fail(message: string): never {
  throw new CommandError(`${message} ${MORE}`)
}

export const textIn = (values: Values, name: string) => values[name] as string | undefined

/** Folder of the built site. */
export const distIn = (values: Values) => values.dist as string

/** Reads an option, if it is given. */
export function parsed<T>(values: Values, name: string, parse: (text: string) => T): T | undefined {
  const text = textIn(values, name)
  return text === undefined ? undefined : parse(text)
}

export const NOTE = ['--note <text>', 'why, kept with the release'] as const
export const DRY_RUN = ['--dry-run', 'prints what would be live, and changes nothing'] as const
export const EXPECT = [
  '--expect <build>',
  'fails where another build is live, or "none"; of several pages by --expect <page>=<build>',
  collect,
] as const

/** `0123456789ab` or `none` of one page; of several as `warlord/season=0123456789ab`, each by an option. */
export function expectedIn({ expect: list }: Values, pages: string[]): Expected | undefined {
  if (list === undefined) return undefined
  const pairs = (list as string[]).map((text): [string, string] => {
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

/** The same by the ids of pages that were named by an address. */
export function expectedOf(
  expect: Expected | undefined,
  names: string[],
  ids: string[],
): Expected | undefined {
  if (typeof expect !== 'object') return expect
  return Object.fromEntries(
    Object.entries(expect).map(([page, build]) => [ids[names.indexOf(page)] as string, build]),
  )
}

/** Ids of live or retired pages that may be named by an address, as `/battle`. */
export async function pagesOf({ store, site }: Context, names: string[]): Promise<string[]> {
  if (!names.some((name) => name.startsWith('/'))) return names
  const { live } = await readLive(store, site)
  return names.map((name) => pageNamed(name, { ...live.retired, ...live.pages }))
}

/** A number that counts from 1. @param what as `change`. @param lister the verb that lists them. */
export function numberIn(text: string, what: string, lister: string): number {
  return /^[1-9]\d{0,6}$/.test(text)
    ? Number(text)
    : fail(`"${text}" is not the number of a ${what}: "${lister}" lists them.`)
}

export function redirectIn(text: string): string {
  return /^\/[^/\\\s]\S*$/.test(text)
    ? text
    : fail(`--redirect "${text}" is not an address of this site: write its path, as /battle.`)
}

/** A moment to come, with its offset: machines that carry plans out have other time zones. */
export function timeIn(option: string, text: string): Date {
  const time = new Date(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)$/.test(text) ? text : Number.NaN)
  if (Number.isNaN(time.getTime()))
    fail(
      `${option} "${text}" is not a time with its offset from UTC: write it as 2026-12-24T00:00+08:00, or …Z.`,
    )
  if (time.getTime() <= Date.now()) fail(`${option} "${text}" is past: leave it out to do it now.`)
  return time
}

export function addressIn(option: string, url: string | undefined): string {
  if (!url) fail(`Watching takes ${option}, the address of the collector that phones report to.`)
  if (!/^https?:\/\/[^\s@]+$/.test(url))
    fail(`${option} "${url}" is not an address: write it as https://logs.example.com.`)
  return url
}

/** How a release is watched. */
export interface WatchCommand {
  /** ms at each share. */
  duration: number
  collector: string
  /** Operators' token. */
  token: string
  steps: number[]
  visits: number
  isAnew: boolean
  notify?: string
}

export function watchOptions(line: CommandLine): CommandLine {
  return line
    .option('--collector <url>', 'what phones report to (default: RELEASE_COLLECTOR)')
    .option(
      '--steps <shares>',
      'raises the share to each of these when the one before is healthy: 1,10,50,100',
    )
    .option('--visits <number>', 'of either build, that a verdict takes at each share', String(FEWEST_VISITS))
    .option('--notify <url>', 'gets each event as JSON (default: RELEASE_NOTIFY)')
    .option('--anew', 'begins again where a watch of the same build is open, in place of going on with it')
}

export function shareIn(text: string, option: string): number {
  const share = /^\d{1,3}$/.test(text) ? Number(text) : 0
  if (share < 1 || share > 100)
    fail(`${option} "${text}" is not a share: write how many of a hundred visitors, 1 to 100.`)
  return share
}

export function stepsIn(values: Values): number[] {
  const list = textIn(values, 'steps')
  const steps = list === undefined ? [] : list.split(',').map((step) => shareIn(step, '--steps'))
  if (steps.some((step, index) => step <= (steps[index - 1] ?? 0)))
    fail(`--steps "${list}" do not rise: write them as 1,10,50,100.`)
  return steps
}

/** @param text how long, as `10m`. */
export function watchIn(text: string, values: Values, env: NodeJS.ProcessEnv): WatchCommand {
  const duration = ageOf(text) || fail(`"${text}" is not how long to watch: write it as 10m or 2h.`)
  const collector = addressIn('--collector', textIn(values, 'collector') ?? env.RELEASE_COLLECTOR)
  const notify = textIn(values, 'notify') ?? env.RELEASE_NOTIFY
  const visits = textIn(values, 'visits') ?? ''
  if (!/^[1-9]\d{0,6}$/.test(visits)) fail(`--visits "${visits}" is not a number of visits, 1 or more.`)
  return {
    duration,
    collector,
    token: env.COLLECTOR_TOKEN ?? '',
    steps: stepsIn(values),
    visits: Number(visits),
    isAnew: values.anew === true,
    ...(notify && { notify: addressIn('--notify', notify) }),
  }
}

export function watchPages(
  context: Context,
  pages: string[],
  { token, notify, ...how }: WatchCommand,
  onAddresses: () => void,
): Promise<Watched> {
  return watch(context, pages, {
    ...how,
    read: collectorAt(how.collector, token),
    onAddresses,
    ...(notify && { notify: notifierOf(notify, context.announce) }),
  })
}

/** From the target: a built site may lack most of the live pages. */
export const rulesChanged = (target: string) =>
  `Addresses changed: a host with rules of its own needs them again: npm run hosts -- <host> --from ${target}`

/** A page that was brought back, in one line. */
export function returned({ page, from, to }: Returned, done: boolean): string {
  const canaryOf = (entry: Returned['to']) =>
    entry && 'canary' in entry && entry.canary ? `, ${canaryInWords(entry.canary)}` : ''
  if (!from && to) {
    const how = 'restoredFrom' in to && to.restoredFrom !== undefined ? 'was brought back' : 'is live'
    return `unchanged  ${page}  build ${to.build} ${how} by ${to.by} at ${minute(to.at)} UTC`
  }
  const was = !from || 'retired' in from ? 'was retired' : `was build ${from.build}${canaryOf(from)}`
  if (!to || 'retired' in to) return `${done ? 'ended     ' : 'would end '} ${page}  ${was}`
  return `${(done ? 'live' : 'would be').padEnd(10)} ${page}  build ${to.build}${canaryOf(to)}; ${was}`
}

/** The last lines of what can be undone. */
export function closing(
  { done, change, addresses }: { done: boolean; change: number | undefined; addresses: boolean },
  target: string,
): string[] {
  if (!done) return ['Nothing changed yet: leave out --dry-run.']
  return [
    ...(addresses ? [rulesChanged(target)] : []),
    ...(change === undefined ? [] : [`To undo this: undo ${change}`]),
  ]
}

export function changesTable(changes: ChangeSummary[]): string {
  const rows = changes.map(({ number, verb, pages, at, by, note, undid }) => [
    String(number),
    minute(at),
    by,
    undid === undefined ? verb : `undo of ${undid}`,
    pages.length > 3 ? `${pages.slice(0, 2).join(' ')} and ${pages.length - 2} more` : pages.join(' ') || '-',
    note ?? '',
  ])
  return inColumns([['change', 'at (UTC)', 'by', 'what', 'pages', 'note'], ...rows])
}

export const pagesInWords = (pages: readonly string[]) => count(pages.length, 'page')
