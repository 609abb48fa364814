import type { Canary, Change, ChangeSummary, Plan } from '../site/live.ts'

/** `2026-11-21T10:02:03.000Z` to the minute: `2026-11-21 10:02`. */
export const minute = (time: string) => time.slice(0, 16).replace('T', ' ')

/** `canary 0123456789ab for 10 of 100`. */
export const canaryInWords = ({ build, share }: Pick<Canary, 'build' | 'share'>) =>
  `canary ${build} for ${share} of 100`

/** `plan 3, 2026-12-24 00:00 UTC: publish warlord/season, by Ann`. */
export const planInWords = ({ number, due, action, pages, by }: Plan) =>
  `plan ${number}, ${minute(due)} UTC: ${action.verb} ${pages.join(', ')}, by ${by}`

/** Changes that an undo takes back. */
export const UNDOABLE: readonly Change['verb'][] = ['publish', 'rollback', 'retire', 'undo']

/** `2026-11-21 10:02 UTC, Ann published warlord/season`. */
export function changeInWords({ verb, pages, at, by, undid, plan }: ChangeSummary): string {
  const done = {
    init: 'began the site',
    publish: 'published',
    rollback: 'rolled back',
    undo: `took back change ${undid}:`,
    retire: 'retired',
    prove: 'watched',
    plan: 'changed the plans of',
  }[verb]
  const some = pages.slice(0, 3).join(', ')
  const more = pages.length > 3 ? ` and ${pages.length - 3} more` : ''
  const planned = plan === undefined ? '' : ` by plan ${plan}`
  return `${minute(at)} UTC, ${by} ${done}${some && ` ${some}${more}`}${planned}`
}
