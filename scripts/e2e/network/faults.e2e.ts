import { PHONE } from '../../browser/flags.ts'
import { addressOf, personAt } from '../../browser/person.ts'
import type { Tab } from '../../browser/tab.ts'
import { EVERYTHING, LANGUAGES, pagesUnderTest } from '../pages.ts'
import { expect, test } from '../test.ts'
import { expectSane, waitForWayOn, waitUntilLoaded } from '../way-on.ts'
import { keepPicture } from '../workbench.ts'
import { cause, FAULTS } from './faults.ts'

const pages = pagesUnderTest()
/** The pages that faults meet lie apart, so that they are of all families. */
const apart = Math.max(1, Math.floor(pages.length / FAULTS.length))

/** Each fault is tested on one page, with E2E_ALL on every page: failures are handled in one place for all. */
const turns = FAULTS.flatMap((fault, turn) => {
  const met = EVERYTHING ? pages : pages.slice((turn * apart) % pages.length).slice(0, 1)
  return met.map((page) => ({ page, fault, language: LANGUAGES[turn % 3] ?? ('zh' as const) }))
})

const widthOf = (tab: Tab) => tab.evaluate<number>('document.documentElement.scrollWidth')

for (const { page, fault, language } of turns) {
  test.describe(`${page.id} with ${fault.name}, in ${language}`, () => {
    const name = `${page.name}.${language}.${fault.name.replaceAll(' ', '-')}`
    const options = { ...page.tab, name, language }

    test('the page is never blank or raw, and shows a way on', async ({ bench }) => {
      await bench.visit(options, async ({ tab, site, person }) => {
        if (fault.wait) await tab.page.clock.install()
        await cause(fault, language, site, tab)
        await tab.open(addressOf(site.origin, page.visit, language))
        if (fault.wait) {
          await tab.probe.hydrated(4000)
          await tab.probe.settled()
          await tab.page.clock.fastForward(fault.wait)
        }
        if (fault.page === 'works') await person.sees(page.story.ready)
        else if (fault.page === 'goes on') await waitUntilLoaded(tab)
        else await waitForWayOn(tab, page.story, language)
        await expectSane(tab, language)
        expect(await widthOf(tab), 'px, however long a name is').toBeLessThanOrEqual(PHONE.width)
        await keepPicture(tab, `faults/${name}`, 'screen')
      })
    })

    if (!fault.alsoOnAction) return
    test('the page stands the fault in the middle of its main action', async ({ bench }) => {
      await bench.visit({ ...options, name: `${name}.action` }, async ({ tab, site, person }) => {
        await tab.open(addressOf(site.origin, page.visit, language))
        await person.sees(page.story.ready)
        await cause(fault, language, site, tab)
        const hurried = personAt(tab, {
          language,
          site: site.origin,
          patience: fault.page === 'works' ? 12_000 : 1500,
        })
        const acted = await page.story.act(hurried).then(
          () => 'acted',
          (error: unknown) => String(error),
        )
        if (fault.page === 'works') expect(acted).toBe('acted')
        await expectSane(tab, language)
        await keepPicture(tab, `faults/${name}.action`, 'screen')
      })
    })
  })
}
