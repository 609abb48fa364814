import type { useT } from '#shared/runtime/i18n'
import type { Returned } from '../../release/verbs/bring-back.ts'
import type { Verdict } from '../../release/watch/watch-step.ts'
import type { Plan, Retirement } from '../../site/live.ts'
import type { SiteView } from '../views.ts'
import { type Form, type Intent, STEPS } from './acts.ts'
import { longTime } from './format.ts'
import type zh from './locales/zh.json'
import { titleIn } from './parts.tsx'

type Text = ReturnType<typeof useT<typeof zh>>
type Version = (of: { at: string; by: string; note: string }) => string

/** Of the results of the console's commands what it shows. */
export interface Result {
  /** Number of the change; undefined where nothing changed. */
  change?: number
  addresses?: boolean
  plans?: Plan[]
  pages?: Returned[]
  left?: string[]
  retirement?: Retirement
  /** Of a watch. */
  stopped?: string[]
  /** Of a verify, or a prune. */
  files?: number
  problems?: { page: string; what: string }[]
  toDelete?: { size: number }[]
}

const megabytes = (files: { size: number }[]) =>
  (files.reduce((sum, { size }) => sum + size, 0) / 1024 ** 2).toFixed(1)

/** What an act without a release has come to. */
export function outcomeOf(t: Text, site: SiteView, { kind }: Intent, result: Result): string[] {
  const { files = 0, problems = [], toDelete = [], pages = [] } = result
  if (kind === 'verify' && problems.length === 0) return [t('upkeep.right', { count: files })]
  if (kind === 'verify')
    return problems.map(({ page, what }) => `${page ? titleIn(site, page) : site.site}: ${what}`)
  if (kind === 'prune') return [t('upkeep.deleted', { count: toDelete.length, size: megabytes(toDelete) })]
  const verdicts = (pages as unknown as { page: string; verdict?: Verdict }[]).filter(
    ({ verdict }) => verdict,
  )
  return verdicts.map(({ page, verdict }) => `${titleIn(site, page)}: ${t(`verdicts.${verdict as Verdict}`)}`)
}

/** What happens to each page, and the one question. @param preview of a dry run, where the act has one. */
export function questionOf(
  t: Text,
  version: Version,
  site: SiteView,
  intent: Intent,
  form: Form,
  { pages = [], left = [], retirement, toDelete = [] }: Result,
): { lines: string[]; question: string } {
  const named = (page: string) => titleIn(site, page)
  switch (intent.kind) {
    case 'publish': {
      const { rows } = intent
      const count = rows.length
      // a watched release begins with the first of its steps
      const isStepped = form.watch && !form.at && rows.every(({ live }) => live)
      const share = form.share || (isStepped ? String(STEPS[0]) : '')
      const parts = [
        form.at ? t('ask.at', { time: longTime(form.at) }) : t('ask.now'),
        share ? t('ask.toShare', { share, count }) : t('ask.toAll', { count }),
        form.until ? t('ask.until', { time: longTime(form.until) }) : '',
        t('ask.mark'),
      ]
      const lines = rows.map(({ page, live }) =>
        t(live ? 'ask.becomes' : 'ask.begins', {
          name: named(page),
          was: live ? version(live) : '',
        }),
      )
      return { lines, question: parts.join('') }
    }
    case 'verify':
      return { lines: [], question: t('upkeep.askVerify') }
    case 'prune': {
      const lines = [t('upkeep.wouldDelete', { count: toDelete.length, size: megabytes(toDelete) })]
      return { lines, question: t('upkeep.askPrune') }
    }
    case 'watch':
    case 'stop':
      return { lines: [], question: t(`watches.ask.${intent.kind}`, { name: named(intent.page) }) }
    case 'move':
    case 'withdraw': {
      const { number, action, pages: planned, due } = intent.plan
      const what = t(`verbs.${action.verb}`)
      const values = { number, what, pages: planned.map(named).join(t('and')), time: longTime(due) }
      const question =
        intent.kind === 'withdraw'
          ? t('ask.withdraw')
          : t('ask.move', { time: form.at ? longTime(form.at) : '--' })
      return { lines: [t('ask.plan', values)], question }
    }
    case 'retire': {
      const lines = (retirement?.paths ?? []).map((path) =>
        form.redirect ? t('ask.leads', { path, to: form.redirect }) : t('ask.ends', { path }),
      )
      return { lines, question: t('ask.retire', { name: named(intent.rows[0]?.page ?? '') }) }
    }
    default:
      return {
        lines: [
          ...pages.map((each) => returned(t, version, named(each.page), each)),
          ...left.map((page) => t('ask.left', { name: named(page) })),
        ],
        question: intent.kind === 'undo' ? t('ask.undo', { number: intent.change }) : t('ask.rollback'),
      }
  }
}

/** What a page becomes when it is brought back. */
function returned(t: Text, version: Version, name: string, { from, to }: Returned): string {
  if (!to || 'retired' in to) return t('ask.leaves', { name })
  if (!from) return t('ask.stays', { name, version: version(to) })
  const values = { name, version: version(to) }
  if ('retired' in from) return t('ask.comesBack', values)
  return from.build === to.build
    ? t('ask.shareEnds', values)
    : t('ask.goesBack', { ...values, was: version(from) })
}
