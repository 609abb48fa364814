import type { Live } from '../../site/live.ts'
import { canaryInWords } from '../format-change.ts'
import type { Outcomes } from './sequential-test.ts'
import type { WatchedPage } from './watch.ts'

const outcomes = ({ visits, failed }: Outcomes) =>
  `${failed} of ${visits} visits failed${visits > 0 ? ` (${((failed / visits) * 100).toFixed(1)} %)` : ''}`

/** `build …: 12 of 240 visits failed (5.0 %), in English …; build …: …; evidence 1500 of 1000`. */
export function evidenceInWords({
  build,
  against,
  share,
  fresh,
  old,
  evidence,
  alarm,
  group,
}: WatchedPage): string {
  const whose = group ? `, of these in ${group}` : ''
  const strength = evidence < 10 ? evidence.toFixed(1) : Math.round(evidence)
  return (
    `build ${build} for ${share} of 100: ${outcomes(fresh)}${whose}; build ${against}: ${outcomes(old)}` +
    `${share === 100 ? ' in the day before' : ''}; evidence ${strength} of ${alarm}`
  )
}

/** What visitors of a page get. */
export function liveInWords({ pages, retired = {} }: Live, page: string): string {
  const now = Object.hasOwn(pages, page) ? pages[page] : undefined
  if (!now) return `${page} is ${Object.hasOwn(retired, page) ? 'retired' : 'not live'}.`
  return now.canary
    ? `${page} shows its ${canaryInWords(now.canary)} visitors, and build ${now.build} to the others.`
    : `${page} shows build ${now.build}.`
}
