import { afterAll, describe } from 'vitest'
import { tellActionFacts } from './action-facts.ts'
import { tellPageFacts } from './page-facts.ts'
import { actionsOf, pagesOf } from './pages.tsx'

/**
 * The facts of every page, from its `page.ts` alone: a page that there is has them. The pages are told in several files of
 * about one length, each of which says at its end what a page cost.
 */
export function tellFactsOf(part: number, parts: number): void {
  const pages = pagesOf(part, parts)
  const began = process.cpuUsage()
  describe.each(pages)('%s', (page) => {
    tellPageFacts(page)
    for (const name of actionsOf(page)) describe(name, () => tellActionFacts(page, name))
  })
  afterAll(() => {
    const { user, system } = process.cpuUsage(began)
    const each = (user + system) / 1e6 / pages.length
    process.stdout.write(
      `Facts of every page, part ${part}: ${each.toFixed(1)} s of a processor for each of ${pages.length} pages\n`,
    )
  })
}
