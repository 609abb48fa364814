import type { Result } from './perform.ts'
import type { Diff } from './verbs/diff.ts'
import type { History } from './verbs/history.ts'
import type { Pruned } from './verbs/prune.ts'
import type { Published } from './verbs/publish.ts'
import type { RolledBack } from './verbs/rollback.ts'
import type { Status } from './verbs/status.ts'
import type { Verified } from './verbs/verify.ts'
import { changeInWords, count, inColumns, minute, size } from './words.ts'

/** A result as a person reads it. @param target as the command names it. */
export function tell(result: Result, target: string): string {
  switch (result.verb) {
    case 'publish':
      return tellPublished(result, target)
    case 'status':
      return tellStatus(result)
    case 'history':
      return tellHistory(result)
    case 'diff':
      return tellDiff(result)
    case 'rollback':
      return tellRolledBack(result, target)
    case 'verify':
      return tellVerified(result)
    case 'prune':
      return tellPruned(result)
    case 'init':
      return result.changed
        ? `The site has begun${result.pages.length > 0 ? `, with ${count(result.pages.length, 'page')} from the journal` : ''}.`
        : `There is a site already, with ${count(result.pages.length, 'page')}. Nothing changed.`
  }
}

/** From the target: a built site may lack most of the live pages. */
const anew = (target: string) =>
  `Addresses changed: a host with rules of its own needs them anew: npm run hosts -- <host> --from ${target}`

function tellPublished(
  { published, unchanged, addresses, transfer, notBuilt }: Published,
  target: string,
): string {
  return [
    ...Object.entries(published).map(
      ([page, { build, release, paths }]) =>
        `live       ${page}  build ${build}, release ${release}  ${paths.join(' ')}`,
    ),
    ...unchanged.map((page) => `unchanged  ${page}  was live as it is built`),
    `${count(transfer.put.length, 'file')} sent, ${size(transfer.bytes)}.`,
    ...(addresses ? [anew(target)] : []),
    ...(notBuilt.length > 0 ? [`Live, but not in the built site: ${notBuilt.join(', ')}.`] : []),
  ].join('\n')
}

function tellStatus({ target, live }: Status): string {
  const pages = Object.entries(live.pages)
  const rows = pages.map(([page, { at, by, build, runtime, paths }]) => [
    page,
    minute(at),
    by,
    build,
    runtime.id,
    paths.join(' '),
  ])
  const head = ['page', 'since (UTC)', 'by', 'build', 'runtime', 'addresses']
  return [
    `${live.site} at ${target}: ${count(pages.length, 'page')}, version ${live.version || 'none yet'}.`,
    `Last change: ${changeInWords(live.change)}.`,
    ...(live.prune
      ? [`${live.prune.by} is pruning, until ${minute(live.prune.until)} UTC at the latest.`]
      : []),
    ...(rows.length > 0 ? ['', inColumns([head, ...rows])] : []),
  ].join('\n')
}

function tellHistory({ page, releases }: History): string {
  const rows = releases.map(({ release, at, by, build, commit, live, kept, back, note }) => [
    String(release),
    minute(at),
    by,
    build,
    commit || '-',
    live ? 'live' : kept ? 'kept' : 'pruned',
    [back === undefined ? '' : `brought back ${back}`, note].filter(Boolean).join(': '),
  ])
  return `${page}\n${inColumns([['release', 'at (UTC)', 'by', 'build', 'commit', 'files', 'note'], ...rows])}`
}

function tellDiff({ page, same, changed, added, removed, send }: Diff): string {
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

function tellRolledBack({ page, changed, addresses, release, from }: RolledBack, target: string): string {
  const { build, back, by, at } = release
  if (changed) {
    return [
      `${page} is back at build ${build}, which was release ${back}; it was ${from?.build}.`,
      ...(addresses ? [anew(target)] : []),
      `To undo this: rollback ${page} --to-build ${from?.build}`,
    ].join('\n')
  }
  const rolled = back === undefined ? 'is live' : 'was brought back'
  return `Nothing changed: build ${build} of ${page} ${rolled} by ${by} at ${minute(at)} UTC.\nTo go elsewhere, name the build: --to-build; "history ${page}" lists them.`
}

function tellVerified({ pages, files, problems }: Verified): string {
  if (problems.length === 0)
    return `${count(pages.length, 'page')} and ${count(files, 'file')} are as they were published.`
  const lines = problems.map(({ page, what }) => `${page || 'the site'}: ${what}`)
  return `${lines.join('\n')}\n${count(problems.length, 'problem')}. Publishing a page again from the same build mends its files.`
}

function tellPruned({ done, kept, gone, doomed }: Pruned): string {
  const builds = (list: Record<string, string[]>) => Object.values(list).flat().length
  const bytes = size(doomed.reduce((sum, file) => sum + file.size, 0))
  const what = `${count(doomed.length, 'file')}, ${bytes}, of ${count(builds(gone), 'build')}`
  return [
    ...Object.entries(gone).map(
      ([page, list]) => `${done ? 'gone ' : 'would go'}  ${page}  ${list.join(' ')}`,
    ),
    ...(done ? [] : doomed.map(({ key }) => `  ${key}`)),
    done ? `Deleted ${what}. ` : `Would delete ${what}. `,
  ]
    .join('\n')
    .concat(`${count(builds(kept), 'build')} of ${count(Object.keys(kept).length, 'page')} stay.`)
    .concat(done || doomed.length === 0 ? '' : '\nNothing is deleted yet: add --yes.')
}
