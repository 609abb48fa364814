import { type Live, lastOf, type Release, type Retirement } from '../../site/live.ts'
import { similarPage } from '../built-site/page-id.ts'
import { minute } from '../format-change.ts'
import { ReleaseError } from '../release-error.ts'

/** The build that must be live, or 'none': of one page, or by page. */
export type Expected = string | Readonly<Record<string, string>>

/** Throws where another build than the expected one is live. @param expected undefined: any. */
export function refuseUnexpected(live: Live, page: string, expected: Expected | undefined): void {
  const now = Object.hasOwn(live.pages, page) ? live.pages[page] : undefined
  const expect = typeof expected === 'object' ? expected[page] : expected
  if (expect === undefined || expect === (now?.build ?? 'none')) return
  const found = now
    ? `build ${now.build}, released by ${now.by} at ${minute(now.at)} UTC`
    : 'no build: the page is not live'
  throw new ReleaseError(
    'overtaken',
    `${page} was expected at ${expect}, and the site has ${found}. Nothing changed. Look at it, then decide.`,
  )
}

/** The newest release of a page, or its end. Throws where it never was live. @param verb as in "nothing to roll back". */
export function lastIn(live: Live, page: string, verb: string): Release | Retirement {
  const last = lastOf(live, page)
  if (last) return last
  throw new ReleaseError(
    'command',
    `${page} is not live there, so there is nothing to ${verb}.${similarPage(page, Object.keys({ ...live.pages, ...live.retired }))} "status" lists what is.`,
  )
}

/** The error for a page that was changed by another publisher meanwhile. */
export function overtaken(page: string, last: Release | Retirement): ReleaseError {
  const did = 'retired' in last ? 'retired' : 'released'
  return new ReleaseError(
    'overtaken',
    `${last.by} ${did} ${page} at ${minute(last.at)} UTC, while this was under way (build ${last.build}). You changed nothing. Look at it first.`,
  )
}
