import { someByTurns } from '#testing/is-sampled'
import { addressOf } from '../../browser/person.ts'
import { NOW, siteAt } from '../../browser/site.ts'
import { startServer } from '../../server/testing/servers.ts'
import { expectNone, problemsOf } from '../checks.ts'
import { onePerFamily, pagesUnderTest } from '../pages.ts'
import { chromium, testWith } from '../test.ts'

const test = testWith(chromium, async () => {
  const server = await startServer('start')
  return siteAt(server.origin, server.stop)
})

/** What a newcomer sees first; the built site is tested in every language elsewhere. */
for (const page of someByTurns(onePerFamily(pagesUnderTest()), 5)) {
  test.describe(`npm start: ${page.id}`, () => {
    test('the page shows its content with an empty console, and does what it is for', ({ bench }) =>
      bench.visit(
        { ...page.tab, name: `${page.name}.dev`, language: 'en', patience: 20_000 },
        async ({ tab, site, person }) => {
          // what a story expects is of this day: at the machine's own time its figures are others
          await site.reset(NOW)
          await tab.open(addressOf(site.origin, page.visit, 'en'))
          await person.sees(page.story.ready)
          await page.story.act(person)
          await person.sees(page.story.done)
          expectNone(await problemsOf(tab))
        },
      ))
  })
}
