import { existsSync } from 'node:fs'
import path from 'node:path'
import { count, size } from '../../../command/format-counts.ts'
import { newerSource, readDist, refuseWithoutSource } from '../../built-site/dist.ts'
import { pageNamed } from '../../built-site/page-id.ts'
import type { Context } from '../../context.ts'
import { minute, planInWords } from '../../format-change.ts'
import { ReleaseError } from '../../release-error.ts'
import type { Ending } from '../../verbs/plan.ts'
import { type Published, publish as release } from '../../verbs/publish.ts'
import { collectorAt } from '../../watch/collector-client.ts'
import {
  distIn,
  EXPECT,
  expectedIn,
  expectedOf,
  fail,
  NOTE,
  parsed,
  redirectIn,
  rulesChanged,
  shareIn,
  stepsIn,
  textIn,
  timeIn,
  type Values,
  verb,
  type WatchCommand,
  watchIn,
  watchOptions,
  watchPages,
} from '../verb.ts'
import { watch } from './watch.ts'

interface Input {
  names: string[]
  dist: string
  all: boolean
  newSettings: boolean
  again: boolean
  expect: ReturnType<typeof expectedIn>
  share: number | undefined
  watch: WatchCommand | undefined
  due: Date | undefined
  ending: Ending | undefined
}

export const publish = verb({
  written: 'publish [page...]',
  about: 'makes built pages live, all at once',
  examples: [
    'publish warlord/season --note "new rewards"',
    'publish --all --to s3://pages/site',
    'publish warlord/season --share 10',
    'publish warlord/season --at 2026-12-24T00:00+08:00 --until 2026-12-27T00:00+08:00',
    'publish warlord/season --steps 1,10,50,100 --watch 10m --collector https://logs.example.com',
  ],
  options: (line) =>
    watchOptions(
      line
        .option('--all', 'every built page, 404.html and the like too; retired pages are left out')
        .option('--new-settings', 'with another API_BASE, SITE_URL, KNOWN_PARENTS, … than live pages have')
        .option('--again', 'also builds that a rollback or undo took back')
        .option(
          '--share <percent>',
          'shows it to so many of a hundred visitors, the same ones each time (default: 100)',
        )
        .option(
          '--watch <time>',
          'then watches it so long at each share, and takes back a build that fails: 10m, 2h',
        )
        .option('--at <time>', 'only plans it: "due" makes it live then, as 2026-12-24T00:00+08:00')
        .option(
          '--until <time>',
          'plans its end, too: a page that is new is retired, another goes back to its build before',
        )
        .option('--then <verb>', 'retire or rollback, at the end')
        .option(
          '--redirect <path>',
          'leads the addresses of a page that is retired at the end to another page',
        )
        .option(...EXPECT)
        .option(...NOTE),
    ),
  read(names, values, env): Input {
    const all = values.all === true
    if (all === names.length > 0) fail('publish takes the pages, or --all: one of the two.')
    const steps = stepsIn(values)
    const duration = textIn(values, 'watch')
    const stray = ['steps', 'collector', 'notify'].find((name) => values[name] !== undefined)
    if (duration === undefined && stray)
      fail(`--${stray} is for a release that is watched: say how long, as --watch 10m.`)
    return {
      names,
      dist: distIn(values),
      all,
      newSettings: values.newSettings === true,
      again: values.again === true,
      expect: expectedIn(values, names),
      // without a share the first step is it
      share: parsed(values, 'share', (text) => shareIn(text, '--share')) ?? steps[0],
      watch: duration === undefined ? undefined : watchIn(duration, values, env),
      ...times(values),
    }
  },
  async run(context, { names, dist: folder, all, watch, expect, ...options }, { check }) {
    // a collector that cannot be asked is reported before anything is live
    if (watch) await askCollector(watch)
    const dist = readDist(folder)
    const built = Object.keys(dist.manifest.pages)
    const pages = all ? built : names.map((page) => pageNamed(page, dist.manifest.pages))
    // a name that was misspelt is no page that was deleted
    for (const id of pages) dist.page(id)
    refuseWithoutSource(folder, pages)
    if (!check) warn(context, folder, pages)
    return release(context, dist, pages, { ...options, all, check, expect: expectedOf(expect, names, pages) })
  },
  print: printPublished,
  /** Watches what was published, also by a command that was interrupted and is repeated. */
  follow(context, { watch: how, all }, { published, unchanged }, { onAddresses }) {
    if (!how) return undefined
    const pages = [...Object.keys(published), ...(all ? [] : unchanged)]
    const watching =
      pages.length > 0
        ? watchPages(context, pages, how, onAddresses)
        : Promise.resolve({ verb: 'watch' as const, pages: [] })
    return watching.then((found) => ({
      value: found.pages,
      text: watch.print(found, ''),
      exit: watch.exit?.(found) ?? 0,
    }))
  },
  signs: true,
  isChecked: true,
})

/** When it is due, and when and how it ends. */
function times(values: Values): Pick<Input, 'due' | 'ending'> {
  const { all, watch } = values
  const due = parsed(values, 'at', (text) => timeIn('--at', text))
  const until = parsed(values, 'until', (text) => timeIn('--until', text))
  const then = textIn(values, 'then')
  const redirect = parsed(values, 'redirect', redirectIn)
  if ((due || until) && all) fail('--at and --until are for pages that are named, not for --all.')
  if (due && watch !== undefined)
    fail('--watch is for what goes live now: "due" makes a plan live, "watch" watches it then.')
  if (due && until && until <= due)
    fail(`--until "${textIn(values, 'until')}" is not after --at "${textIn(values, 'at')}".`)
  if (then !== undefined && then !== 'retire' && then !== 'rollback')
    fail(`--then "${then}" is neither retire nor rollback.`)
  if (!until && then !== undefined) fail('--then is for an end: say when, by --until.')
  if (!until && redirect !== undefined)
    fail('--redirect is for a page that is retired: say when, by --until.')
  return { due, ending: until && { until, verb: then, redirect } }
}

async function askCollector({ collector, token }: WatchCommand): Promise<void> {
  try {
    await collectorAt(collector, token)(Date.now(), [])
  } catch (error) {
    if (error instanceof ReleaseError) error.message += ' Nothing changed.'
    throw error
  }
}

/** Reports sources that were changed after the build. */
function warn({ announce }: Context, dist: string, pages: string[]): void {
  const file = existsSync(path.join(dist, 'manifest.json')) ? newerSource(dist, pages) : undefined
  if (file)
    announce(
      `Warning: ${file} was changed after the build, which does not have the change: "npm run build" makes it.`,
    )
}

const LEFT_OUT = {
  retired: 'was retired: to bring it back, publish it by its name',
  canary: 'has a canary: to decide about it, publish it by its name, or roll it back',
}

const CANARY =
  'Shares count as addresses: the host chooses the build of a visitor by its rules; a bucket without a host in front cannot, and never shows the canary. ' +
  'To go on: publish with a larger --share, 100 for all. To end it: rollback <page>.'

function printPublished(
  { change, plans, published, replaced, unchanged, addresses, transfer, notBuilt, leftOut }: Published,
  target: string,
): string {
  return [
    ...Object.entries(published).map(([page, { build, paths, overridesRefusal, canary }]) => {
      if (canary)
        return `canary     ${page}  build ${canary.build} for ${canary.share} of 100 visitors; build ${build} for the others`
      const before = replaced[page]
      const was = before ? ` (was ${before.build}, by ${before.by} at ${minute(before.at)} UTC)` : ''
      const warning = overridesRefusal ? '  published again after it was taken back' : ''
      return `live       ${page}  build ${build}${was}  ${paths.join(' ')}${warning}`
    }),
    ...plans.map((plan) => `planned    ${planInWords(plan)}; "due" carries it out`),
    ...unchanged.map((page) => `unchanged  ${page}  was live as it is built`),
    `${count(transfer.put.length, 'file')} sent, ${size(transfer.bytes)}.`,
    ...(addresses ? [rulesChanged(target)] : []),
    ...(Object.values(published).some(({ canary }) => canary) ? [CANARY] : []),
    ...leftOut.map(({ page, why }) => `left out   ${page}  ${LEFT_OUT[why]}`),
    ...(notBuilt.length > 0 ? [`Live, but not in the built site: ${notBuilt.join(', ')}.`] : []),
    ...(change === undefined ? [] : [`To undo this: undo ${change}`]),
  ].join('\n')
}
