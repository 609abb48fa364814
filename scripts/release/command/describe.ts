import { count, inColumns, size } from '../../command/format-counts.ts'
import { type ChangeSummary, standingOf } from '../../site/live.ts'
import { canaryInWords, changeInWords, minute, planInWords } from '../format-change.ts'
import { recentOf } from '../records/changes.ts'
import type { Returned } from '../verbs/bring-back.ts'
import type { Changes } from '../verbs/changes.ts'
import type { Diff } from '../verbs/diff.ts'
import type { Due } from '../verbs/due.ts'
import type { History } from '../verbs/history.ts'
import type { Plans } from '../verbs/plan.ts'
import type { Pruned } from '../verbs/prune.ts'
import type { Published } from '../verbs/publish.ts'
import type { Retired } from '../verbs/retire.ts'
import type { RolledBack } from '../verbs/rollback.ts'
import type { Status } from '../verbs/status.ts'
import type { Undone } from '../verbs/undo.ts'
import type { Verified } from '../verbs/verify.ts'
import { evidenceInWords } from '../watch/format-watch.ts'
import type { Verdict, Watched } from '../watch/watch.ts'
import type { Result } from './perform.ts'

/** A result as a person reads it. @param target as the command names it. */
export function describe(result: Result, target: string): string {
  switch (result.verb) {
    case 'publish':
      return describePublished(result, target)
    case 'status':
      return describeStatus(result)
    case 'history':
      return describeHistory(result)
    case 'changes':
      return describeChanges(result)
    case 'undo':
      return formatUndone(result, target)
    case 'diff':
      return formatDiff(result)
    case 'rollback':
      return formatRolledBack(result, target)
    case 'retire':
      return formatRetired(result, target)
    case 'verify':
      return formatVerified(result)
    case 'prune':
      return formatPruned(result)
    case 'due':
      return formatDue(result, target)
    case 'plans':
      return formatPlans(result)
    case 'watch':
      return formatWatched(result)
    case 'init':
      return result.changed
        ? `The site has begun${result.pages.length > 0 ? `, with ${count(result.pages.length, 'page')} from the records of its changes` : ''}.`
        : `There is a site already, with ${count(result.pages.length, 'page')}. Nothing changed.`
  }
}

const LEFT_OUT = {
  retired: 'was retired: to bring it back, publish it by its name',
  canary: 'has a canary: to decide about it, publish it by its name, or roll it back',
}

const CANARY =
  'Shares count as addresses: the host chooses the build of a visitor by its rules; a bucket without a host in front cannot, and shows the canary to nobody. ' +
  'To go on: publish with a larger --share, 100 for all. To end it: rollback <page>.'

/** From the target: a built site may lack most of the live pages. */
const again = (target: string) =>
  `Addresses changed: a host with rules of its own needs them again: npm run hosts -- <host> --from ${target}`

function describePublished(
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
    ...(addresses ? [again(target)] : []),
    ...(Object.values(published).some(({ canary }) => canary) ? [CANARY] : []),
    ...leftOut.map(({ page, why }) => `left out   ${page}  ${LEFT_OUT[why]}`),
    ...(notBuilt.length > 0 ? [`Live, but not in the built site: ${notBuilt.join(', ')}.`] : []),
    ...(change === undefined ? [] : [`To undo this: undo ${change}`]),
  ].join('\n')
}

const DAY_MS = 86_400_000

function describeStatus({ target, live }: Status): string {
  const pages = Object.entries(live.pages)
  const dayBefore = new Date(Date.parse(live.change.at) - DAY_MS).toISOString()
  const recent = recentOf(live).filter(({ at }) => at >= dayBefore)
  const rows = pages.map(
    ([page, { at, by, build, canary, previousBuild = '-', commit, runtime, paths, note }]) => [
      page,
      minute(at),
      by,
      canary ? `${build}, ${canaryInWords(canary)}` : build,
      standingOf(live, page),
      previousBuild,
      commit || '-',
      runtime.id,
      paths.join(' '),
      note,
    ],
  )
  const planned = (live.plans ?? []).map(planInWords)
  const ended = Object.entries(live.retired ?? {}).map(([page, { at, by, redirects, note }]) => [
    page,
    minute(at),
    by,
    redirects[0]?.to ?? '-',
    note,
  ])
  const head = [
    'page',
    'since (UTC)',
    'by',
    'build',
    'watched',
    'previous build',
    'commit',
    'runtime',
    'addresses',
    'note',
  ]
  return [
    `${live.site} at ${target}: ${count(pages.length, 'page')}, version ${live.version || 'none yet'}.`,
    `Last change: ${changeInWords(live.change)}.`,
    '',
    'The last day:',
    changesTable(recent.slice(0, 10)),
    ...(rows.length > 0 ? ['', inColumns([head, ...rows])] : []),
    ...(ended.length > 0
      ? ['', inColumns([['retired', 'since (UTC)', 'by', 'leads to', 'note'], ...ended])]
      : []),
    ...(planned.length > 0 ? ['', 'Planned:', ...planned.map((plan) => `  ${plan}`)] : []),
    '',
    'To take back a page: rollback <page>; all of a change: undo <change>. Earlier changes: history.',
  ].join('\n')
}

function describeHistory({ page, releases }: History): string {
  const rows = releases.map((past) => {
    const { change, verb, at, by, build, commit, live, kept, note } = past
    const brought =
      'retired' in past
        ? ''
        : past.canary
          ? canaryInWords(past.canary)
          : past.restoredFrom !== undefined
            ? `restored from ${past.restoredFrom}`
            : past.overridesRefusal
              ? 'published again after it was taken back'
              : ''
    const files = live ? 'live' : kept ? 'kept' : 'pruned'
    return [
      String(change),
      minute(at),
      by,
      verb,
      build,
      commit || '-',
      'retired' in past ? 'retired' : files,
      [brought, note].filter(Boolean).join(': '),
    ]
  })
  return `${page}\n${inColumns([['change', 'at (UTC)', 'by', 'what', 'build', 'commit', 'files', 'note'], ...rows])}`
}

function formatDiff({ page, same, changed, added, removed, send }: Diff): string {
  const total = (files: { bytes: number }[]) => size(files.reduce((sum, { bytes }) => sum + bytes, 0))
  return [
    same
      ? `${page} is live as it is built: publishing it would change nothing.`
      : `Publishing ${page} would change`,
    ...changed.map(
      ({ what, live, built }) => `  ${what.padEnd(11)} ${live || '(none)'} -> ${built || '(none)'}`,
    ),
    ...added.map(({ file, bytes }) => `  + ${file}  ${size(bytes)}`),
    ...removed.map((file) => `  - ${file}`),
    `${count(send.length, 'file')} to send, ${total(send)}.`,
  ].join('\n')
}

function formatRolledBack({ done, change, addresses, pages }: RolledBack, target: string): string {
  return [
    ...pages.map((each) => returned(each, done)),
    ...(pages.every(({ from }) => !from)
      ? ['Nothing changed. To go elsewhere, name the build: --to-build; "history <page>" lists them.']
      : []),
    ...closing({ done, change, addresses }, target),
  ].join('\n')
}

function formatUndone({ undid, ...undone }: Undone, target: string): string {
  const { done, pages, files, left } = undone
  if (done && undone.change === undefined)
    return `Nothing changed: change ${undid.number} (${changeInWords(undid)}) is undone already. "history" lists the changes: name an earlier one to go further back.`
  return [
    `${done ? 'Undone' : 'Would undo'}: change ${undid.number}, ${changeInWords(undid)}${undid.note ? `, "${undid.note}"` : ''}`,
    ...pages.map((each) => returned(each, done)),
    ...files.map((file) => `${done ? 'back' : 'would be'}       ${file}  with its content from before`),
    ...left.map((file) => `left       ${file}  was changed since, or its earlier content was not kept`),
    ...closing(undone, target),
  ].join('\n')
}

/** A page that was brought back, in one line. */
function returned({ page, from, to }: Returned, done: boolean): string {
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

function closing(
  { done, change, addresses }: { done: boolean; change: number | undefined; addresses: boolean },
  target: string,
) {
  if (!done) return ['Nothing changed yet: leave out --dry-run.']
  return [
    ...(addresses ? [again(target)] : []),
    ...(change === undefined ? [] : [`To undo this: undo ${change}`]),
  ]
}

function describeChanges({ changes }: Changes): string {
  return changes.length === 0 ? 'No change since then.' : changesTable(changes)
}

function changesTable(changes: ChangeSummary[]): string {
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

function formatRetired({ page, done, changed, retirement }: Retired, target: string): string {
  const { paths, redirects, by, at } = retirement
  const led = redirects.map(({ from, to }) => `  ${from} -> ${to}`)
  const ends = led.length > 0 ? led : paths.map((path) => `  ${path} -> not found`)
  if (!changed) return `Nothing changed: ${by} retired ${page} at ${minute(at)} UTC.\n${ends.join('\n')}`
  if (!done)
    return `Retiring ${page} would end\n${ends.join('\n')}\nNothing changed yet: leave out --dry-run.`
  return [
    `retired    ${page}`,
    ...ends,
    again(target),
    `Its builds stay as those of other pages do. To undo this: rollback ${page}`,
  ].join('\n')
}

function formatDue({ done, refused, next, addresses }: Due, target: string): string {
  return [
    ...done.map(({ plan, change }) =>
      change === undefined
        ? `done       ${planInWords(plan)}: by another`
        : `done       ${planInWords(plan)}. To undo this: undo ${change}`,
    ),
    ...refused.map(({ plan, message }) => `refused    ${planInWords(plan)}: ${message}`),
    ...(done.length + refused.length === 0 ? ['Nothing is due.'] : []),
    ...(addresses ? [again(target)] : []),
    next ? `Next: ${planInWords(next)}.` : 'Nothing else is planned.',
  ].join('\n')
}

function formatPlans({ plans, done }: Plans): string {
  const rows = plans.map(({ number, due, by, action, pages, note }) => [
    String(number),
    minute(due),
    action.verb,
    pages
      .map((page) => (action.verb === 'publish' ? `${page} build ${action.releases[page]?.build}` : page))
      .join(' '),
    by,
    note,
  ])
  const changed = !done
    ? []
    : 'moved' in done
      ? [`moved      ${planInWords(done.moved)}`]
      : done.withdrawn.map((plan) => `withdrawn  ${planInWords(plan)}`)
  const list =
    rows.length > 0
      ? inColumns([['plan', 'due (UTC)', 'action', 'pages', 'by', 'note'], ...rows])
      : 'Nothing is planned.'
  return [...changed, list].join('\n')
}

const VERDICTS: Record<Verdict, string> = {
  healthy: 'It is marked as proven.',
  reverted: 'It was taken back: all visitors get the earlier build.',
  few: 'Too few visits to tell: it stays as it is, unproven. Watch it longer.',
  silent: 'The collector was silent: it stays as it is, unproven.',
  ended: 'Another publisher changed the page meanwhile: "status" shows what is live.',
}

function formatWatched({ pages }: Watched): string {
  return pages
    .map(
      (page) =>
        `${page.verdict.padEnd(10)} ${page.page}  ${evidenceInWords(page)}. ${VERDICTS[page.verdict]}`,
    )
    .join('\n')
}

function formatVerified({ pages, files, problems }: Verified): string {
  if (problems.length === 0)
    return `${count(pages.length, 'page')} and ${count(files, 'file')} are as they were published.`
  const lines = problems.map(({ page, what }) => `${page || 'the site'}: ${what}`)
  return `${lines.join('\n')}\n${count(problems.length, 'problem')}. Publishing a page again from the same build fixes its files.`
}

function formatPruned({ done, kept, gone, toDelete, isCut }: Pruned): string {
  const builds = (list: Record<string, string[]>) => Object.values(list).flat().length
  const bytes = size(toDelete.reduce((sum, file) => sum + file.size, 0))
  const what = `${count(toDelete.length, 'file')}, ${bytes}, of ${count(builds(gone), 'build')}`
  return [
    ...Object.entries(gone).map(
      ([page, list]) => `${done ? 'gone ' : 'would go'}  ${page}  ${list.join(' ')}`,
    ),
    ...(done ? [] : toDelete.map(({ key }) => `  ${key}`)),
    `${done ? 'Deleted' : 'Would delete'} ${what}. ${count(builds(kept), 'build')} of ${count(Object.keys(kept).length, 'page')} stay.`,
    ...(isCut ? ['It ended itself an hour after it began: run it again to delete the rest.'] : []),
    ...(done || toDelete.length === 0 ? [] : ['Nothing is deleted yet: add --yes.']),
  ].join('\n')
}
