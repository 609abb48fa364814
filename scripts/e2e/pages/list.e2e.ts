import type { Route } from 'playwright-core'
import type { Chromium } from '../../browser/chromium/chromium.ts'
import { addressOf } from '../../browser/person.ts'
import { expectNone, problemsOf } from '../checks.ts'
import { expect, test, until } from '../test.ts'
import type { Visit } from '../workbench.ts'

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

for (const [name, leave] of Object.entries(WAYS)) {
  test(`an endless list is where it was after ${name}`, ({ bench }) =>
    bench.visit({ name: `list.${name.replaceAll(' ', '-')}` }, async (visit) => {
      const { tab, site, person } = visit
      const row = tab.page.locator('li[aria-posinset="12"]')
      const fromTop = () => row.evaluate((element) => Math.round(element.getBoundingClientRect().top))
      await tab.open(addressOf(site.origin, FESTIVAL, 'zh'))
      await person.tap('radio', '贡献榜')
      // its code loads when it is first shown: scrolling before would pass it
      await tab.page.locator('li[aria-posinset]').first().waitFor()
      // The place is noted when scrolling has come to rest. Rows come and go while the list still measures them.
      const noted = () => tab.evaluate<number>('history.state?.places?.["people-total"]?.index ?? -1')
      await until(
        async () => {
          await tab.page.evaluate(scrollTowards, 12)
          return (await noted()) === 11
        },
        { timeout: 20_000 },
      )
      const before = await fromTop()
      await leave(visit)
      await expect(async () => expect(Math.abs((await fromTop()) - before)).toBeLessThan(4)).toPass({
        timeout: 20_000,
      })
      expectNone(await problemsOf(tab))
    }))
}

const BOARD = '/activityNew/goddessRegal/index?token=demo-10001&userId=10001'
const ROWS = 1000
/** Three of them are on the podium above the list. */
const LAST = ROWS - 3

/** Fills a board with so many people, page by page, each a copy of the first, whom the sandbox ranks. */
function boardFiller(): (route: Route) => Promise<void> {
  let ranked: { data: { list: object[] } } | undefined
  return async (route) => {
    const url = new URL(route.request().url())
    const [page, size] = ['pageNum', 'pageSize'].map((name) => Number(url.searchParams.get(name)))
    // asked for once: fifty pages by way of the server take a busy machine a minute
    ranked ??= await (await route.fetch()).json()
    const first = (Number(page) - 1) * Number(size) + 1
    const list = Array.from({ length: Math.min(Number(size), ROWS - first + 1) }, (_, at) => ({
      ...ranked?.data.list[0],
      userId: String(300_000 + first + at),
      rank: first + at,
      score: (ROWS - first - at + 1) * 10,
    }))
    const hasMore = first + Number(size) <= ROWS
    await route.fulfill({ json: { ...ranked, data: { ...ranked?.data, list, total: ROWS, hasMore } } })
  }
}

/** Index of the row whose place is noted, once it is where it was noted and not of an earlier rest of the scrolling. */
function notedInView(list: string): number | undefined {
  const { index, above } = history.state?.places?.[list] ?? {}
  const row = document.querySelector(`li[aria-posinset="${index + 1}"]`)
  return row && Math.abs(row.getBoundingClientRect().top + above) < 2 ? index : undefined
}

test('of a thousand rows a few are rendered, and the one in view is where it was after a reload', ({
  bench,
}) =>
  bench.visit({ name: 'list.thousand' }, async ({ tab, site }) => {
    await tab.page.route('**/goddessRegalLeaderboard/ranks?**', boardFiller())
    await tab.open(addressOf(site.origin, BOARD, 'zh'))
    await until(
      async () => {
        await tab.page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
        return (await tab.page.locator(`li[aria-posinset="${LAST}"]`).count()) > 0
      },
      { timeout: 60_000, interval: 10 },
    )
    await tab.page.evaluate(() => scrollBy(0, -innerHeight))
    const index = await until(() => tab.page.evaluate(notedInView, 'charm-total'), { timeout: 20_000 })
    const row = tab.page.locator(`li[aria-posinset="${index + 1}"]`)
    expect(await tab.page.locator('li[aria-posinset]').count()).toBeLessThan(60)
    const fromTop = () => row.evaluate((element) => Math.round(element.getBoundingClientRect().top))
    const before = await fromTop()
    await tab.page.reload()
    await expect(async () => expect(Math.abs((await fromTop()) - before)).toBeLessThan(4)).toPass({
      timeout: 30_000,
    })
  }))
