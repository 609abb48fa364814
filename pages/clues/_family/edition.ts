import { midnightOf } from '#shared/campaign/phase'
import { serverNow } from '#shared/runtime/clock'

/** What the two editions of the lead desk differ in: the second searches, and reports by period. */
export interface Edition {
  /** History path of its desk; the others lie below it. */
  base: '/recruitment' | '/recruitmentNew'
  filters: boolean
}

export const FIRST: Edition = { base: '/recruitment', filters: false }
export const SECOND: Edition = { base: '/recruitmentNew', filters: true }

export type Period = 'all' | 'week' | 'month'

const DAY = 24 * 60 * 60 * 1000
const DAYS = { week: 7, month: 30 }

/** So many days with today, by the product's clock; of all there is no `from`. */
export const since = (period: Period): { from?: number } =>
  period === 'all' ? {} : { from: midnightOf(serverNow()) - (DAYS[period] - 1) * DAY }
