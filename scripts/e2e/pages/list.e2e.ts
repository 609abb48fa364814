import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import { type Chromium, openChromium } from '../../browser/chromium/chromium.ts'
import { addressOf } from '../../browser/person.ts'
import { expectNone, problemsOf } from '../checks.ts'
import { openWorkbench, type Visit, type Workbench } from '../workbench.ts'

let bench: Workbench<Chromium>
beforeAll(async () => {
  bench = await openWorkbench(() => openChromium(inject('chromium'), inject('probe')))
})
afterAll(() => bench?.close())

const FESTIVAL = '/activityNew/group0408/index?token=demo-10001&userId=10001'
const WAYS: Record<string, (visit: Visit<Chromium>) => Promise<unknown>> = {
  'a reload': ({ tab }) => tab.page.reload(),
  'the way back': async ({ tab, site }) => {
    await tab.open(addressOf(site.origin, '/battleRule', 'zh'))
    await tab.page.goBack()
  },
}

/** Puts the upper edge of the screen into a row, or goes half a screen further where that row is not yet. */
function scrollTowards(position: number): Promise<void> {
  const row = document.querySelector(`li[aria-posinset="${position}"]`)
  const far = row ? row.getBoundingClientRect().top + 20 : innerHeight / 2
  if (Math.abs(far) > 1) scrollBy(0, far)
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))
}

it.for(Object.entries(WAYS))('an endless list is where it was after %s', ([name, leave]) =>
  bench.visit({ name: `list.${name.replaceAll(' ', '-')}` }, async (visit) => {
    const { tab, site, person } = visit
    const row = tab.page.locator('li[aria-posinset="12"]')
    const fromTop = () => row.evaluate((element) => Math.round(element.getBoundingClientRect().top))
    await tab.open(addressOf(site.origin, FESTIVAL, 'zh'))
    await person.tap('radio', '贡献榜')
    // The place is noted when scrolling has come to rest. Rows come and go while the list still measures them.
    const noted = () => tab.evaluate<number>('history.state?.places?.["people-total"]?.index ?? -1')
    await vi.waitUntil(async () => {
      await tab.page.evaluate(scrollTowards, 12)
      return (await noted()) === 11
    }, 20_000)
    const before = await fromTop()
    await leave(visit)
    await vi.waitFor(async () => expect(Math.abs((await fromTop()) - before)).toBeLessThan(4), 20_000)
    expectNone(await problemsOf(tab))
  }),
)
