import type { Plan } from '../../site/live.ts'
import type { Act, PageRow, SiteView } from '../views.ts'
import { withOffset } from './format.ts'

/** What a person is about to do. Pages are as they were seen when it was chosen. */
export type Intent =
  | { kind: 'publish'; rows: PageRow[] }
  | { kind: 'rollback'; rows: PageRow[]; toBuild?: string }
  | { kind: 'retire'; rows: PageRow[] }
  | { kind: 'undo'; change: number }
  | { kind: 'move'; plan: Plan }
  | { kind: 'withdraw'; plan: Plan }
  | { kind: 'watch'; page: string }
  | { kind: 'stop'; page: string }
  | { kind: 'verify' }
  | { kind: 'prune' }

/** The fields of the form. Times are local, as the input has them; '' for none. */
export interface Form {
  note: string
  /** 1 to 99 of a hundred; '' for all. */
  share: string
  at: string
  until: string
  ending: 'auto' | 'retire' | 'rollback'
  redirect: string
  /** How long each share is watched, as 30m; '' for no watch. */
  watch: string
}

export const EMPTY: Form = { note: '', share: '', at: '', until: '', ending: 'auto', redirect: '', watch: '' }

/** Shares of a release that is watched, one after the other. */
export const STEPS = [1, 10, 50, 100]

/** Whether an act changes what is live, and so is noted with its reason. */
export const isNoted = ({ kind }: Intent) => !['watch', 'stop', 'verify', 'prune'].includes(kind)

/** The act of a command. @param more options that a refusal has asked for. */
export function actOf(intent: Intent, form: Form, more: readonly string[] = []): Act {
  const options: Act['options'] = {}
  const put = (name: string, value: string) => {
    if (value) options[name] = value
  }
  put('note', form.note.trim())
  for (const name of more) options[name] = true
  if (intent.kind === 'verify') return { verb: 'verify', names: [], options: {} }
  if (intent.kind === 'prune')
    return { verb: 'prune', names: [], options: more.includes('dry-run') ? {} : { yes: true } }
  if (intent.kind === 'watch' || intent.kind === 'stop')
    return { verb: 'watch', names: [intent.page], options: intent.kind === 'stop' ? { stop: true } : {} }
  if (intent.kind === 'undo') return { verb: 'undo', names: [String(intent.change)], options }
  if (intent.kind === 'move' || intent.kind === 'withdraw') {
    if (intent.kind === 'withdraw') options.withdraw = true
    else put('at', form.at && withOffset(form.at))
    return { verb: 'plans', names: [String(intent.plan.number)], options }
  }
  const names = intent.rows.map(({ page }) => page)
  options.expect = intent.rows.map(({ page, live }) => `${page}=${live?.build ?? 'none'}`)
  if (intent.kind === 'publish') {
    put('share', form.share)
    put('at', form.at && withOffset(form.at))
    put('until', form.until && withOffset(form.until))
    if (form.until && form.ending !== 'auto') put('then', form.ending)
    if (form.until) put('redirect', form.redirect)
    if (!form.at) put('watch', form.watch)
    if (!form.at && form.watch && intent.rows.every(({ live }) => live))
      options.steps = stepsFrom(form).join(',')
  }
  if (intent.kind === 'retire') put('redirect', form.redirect)
  if (intent.kind === 'rollback') put('to-build', intent.toBuild ?? '')
  return { verb: intent.kind, names, options }
}

/** Shares of a watched release: from the one that was chosen. */
export const stepsFrom = ({ share }: Form) =>
  STEPS.filter((step) => step > Number(share || 0) || step === 100)

/** Acts whose command has a dry run, for the question. */
export const hasDryRun = ({ kind }: Intent) => ['rollback', 'undo', 'retire', 'prune'].includes(kind)

/** Pages of an intent that were changed after the one that was seen. */
export const movedIn = (intent: Intent, { pages }: SiteView): PageRow[] =>
  'rows' in intent
    ? intent.rows.filter(
        (seen) => pages.find(({ page }) => page === seen.page)?.live?.change !== seen.live?.change,
      )
    : []
