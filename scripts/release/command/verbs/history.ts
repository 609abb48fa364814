import { inColumns } from '../../../command/format-counts.ts'
import { canaryInWords, minute } from '../../format-change.ts'
import { type Changes, changes } from '../../verbs/changes.ts'
import { type History, type Past, history as releasesOf } from '../../verbs/history.ts'
import { changesTable, fail, pagesOf, textIn, verb } from '../verb.ts'

export const history = verb({
  written: 'history [page]',
  about: 'the changes of the site; of a page its releases, and which can be brought back',
  examples: ['history --since midnight', 'history warlord/season'],
  options: (line) =>
    line.option('--since <time>', 'changes since then: midnight (UTC), 30m, 24h, 7d, 2026-11-27'),
  read(pages, values) {
    const since = textIn(values, 'since')
    if (since !== undefined && pages.length > 0)
      fail('--since is for the history of the site: leave the page out.')
    return { pages, since }
  },
  async run(context, { pages, since }): Promise<Changes | History> {
    const [page] = await pagesOf(context, pages)
    return page === undefined ? changes(context, since) : releasesOf(context, page)
  },
  print(result) {
    if (result.verb === 'history')
      return `${result.page}\n${inColumns([['change', 'at (UTC)', 'by', 'what', 'build', 'commit', 'files', 'note'], ...result.releases.map(rowOf)])}`
    return result.changes.length === 0 ? 'No change since then.' : changesTable(result.changes)
  },
})

function rowOf(past: Past): string[] {
  const { change, verb, at, by, build, commit, live, kept, note } = past
  const files = live ? 'live' : kept ? 'kept' : 'pruned'
  return [
    String(change),
    minute(at),
    by,
    verb,
    build,
    commit || '-',
    'retired' in past ? 'retired' : files,
    [originOf(past), note].filter(Boolean).join(': '),
  ]
}

function originOf(past: Past): string {
  if ('retired' in past) return ''
  if (past.canary) return canaryInWords(past.canary)
  if (past.restoredFrom !== undefined) return `restored from ${past.restoredFrom}`
  return past.overridesRefusal ? 'published again after it was taken back' : ''
}
