import { inColumns } from '../../../command/format-counts.ts'
import { standingOf } from '../../../site/live.ts'
import { canaryInWords, changeInWords, minute, planInWords } from '../../format-change.ts'
import { recentOf } from '../../records/changes.ts'
import { status as whatIsLive } from '../../verbs/status.ts'
import { changesTable, pagesInWords, verb } from '../verb.ts'

const DAY_MS = 86_400_000

export const status = verb({
  written: 'status',
  about: 'what is live, since when, and by whom',
  examples: ['status', 'status --to s3://pages/site --json'],
  read: () => undefined,
  run: whatIsLive,
  print({ target, live }) {
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
      'previous',
      'commit',
      'runtime',
      'addresses',
      'note',
    ]
    return [
      `${live.site} at ${target}: ${pagesInWords(Object.keys(live.pages))}, version ${live.version || 'none yet'}.`,
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
  },
})
