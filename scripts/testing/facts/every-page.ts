import { afterAll, describe, it } from 'vitest'
import { isSampled } from '../is-sampled.ts'
import { describeActionFacts, describeMeanwhileFacts } from './action-facts.ts'
import { describePageFacts, describeStateFacts } from './page-facts.ts'
import { actionsOf, pagesOf, tappedStatesOf } from './pages.tsx'

/**
 * The facts of every page, from its `page.ts` alone, so that every page is tested. Split into several files of about
 * equal length, each of which reports at its end what a page costs.
 */
export function describeFactsOf(part: number, parts: number): void {
  describeEach(pagesOf(part, parts), `Facts of every page, part ${part}`, (page) => {
    describePageFacts(page)
    for (const name of actionsOf(page)) describe(name, () => describeActionFacts(page, name))
  })
}

/** What holds on every page when something happens meanwhile; `npm test` leaves these to `npm run test:rest`. */
export function describeMeanwhileOf(part: number, parts: number): void {
  const pages = pagesOf(part, parts).filter((page) => isSampled(page, 'states') && actionsOf(page).length > 0)
  describeEach(pages, `What happens meanwhile on every page, part ${part}`, (page) => {
    for (const name of actionsOf(page)) describe(name, () => describeMeanwhileFacts(page, name))
  })
}

/** How a person comes into each state that a page declares. */
export function describeStatesOf(part: number, parts: number): void {
  const pages = pagesOf(part, parts).filter(
    (page) => isSampled(page, 'states') && tappedStatesOf(page).length > 0,
  )
  describeEach(pages, `The states of every page, part ${part}`, (page) =>
    describeStateFacts(page, tappedStatesOf(page)),
  )
}

function describeEach(pages: string[], title: string, describePage: (page: string) => void): void {
  // a sample may have no page of a part
  if (pages.length === 0) {
    it.skip(`${title}: none is sampled`, () => {})
    return
  }
  const began = process.cpuUsage()
  describe.each(pages)('%s', describePage)
  afterAll(() => {
    const { user, system } = process.cpuUsage(began)
    const each = (user + system) / 1e6 / pages.length
    process.stdout.write(
      `note: ${title}: ${each.toFixed(1)} s of a processor for each of ${pages.length} pages\n`,
    )
  })
}
