import { addressOf } from '../../browser/person.ts'
import type { Site } from '../../browser/site.ts'
import { pagesUnderTest, readManifest } from '../pages.ts'
import { SEASON } from '../season.ts'
import { expect, test } from '../test.ts'

const MONEY_PAGES = ['withdraw/account', 'portal/shop', 'draws/constellation', 'magic-emoji/shop']
const CODE = /^[2-9A-Z]{3}-[2-9A-Z]{3}$/
const soon = (check: () => Promise<void>) => expect(check).toPass({ timeout: 20_000, intervals: [200] })
const arrived = (site: Site, id: string) =>
  soon(async () => expect((await site.logs()).map(({ event }) => event.id)).toContain(id))

test('the console shows on a phone which build of a page starts, and how', ({ bench }) =>
  bench.visit({ name: 'health.pages' }, async ({ tab, site }) => {
    const build = readManifest().pages['warlord/season']?.build ?? ''
    await tab.open(addressOf(site.origin, SEASON, 'zh'))
    await arrived(site, 'boot')
    const { page } = tab
    await page.goto(`${site.origin}/__console`)
    await page.locator('summary', { hasText: 'Battle Order' }).tap()
    const row = page.locator('details[open]')
    await row.getByText(build).waitFor()
    await row.getByText('1 ready, 0 failed, 0 left before').waitFor()
    await row.getByText('Curves need two hours with visits.').waitFor()
    await page.getByRole('searchbox').fill('/nowhere')
    await page.getByText('No page fits.').waitFor()
    expect(await tab.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
  }))

test('a complaint’s code brings the calls and taps that led there, and a way to see it again', ({ bench }) =>
  bench.visit({ name: 'health.complaint', language: 'en' }, async ({ tab, site, person }) => {
    await tab.open(addressOf(site.origin, SEASON, 'en'))
    await arrived(site, 'boot')
    await tab.open(addressOf(site.origin, '/log?token=demo-10001&userId=10001', 'en'))
    await person.tap('button', 'Write a test entry')
    await person.tap('button', 'Upload to support')
    const code = tab.page.locator('bdi').filter({ hasText: CODE })
    const shown = await code.innerText()
    const { page } = tab
    await page.goto(`${site.origin}/__console/#/complaint`)
    await page.getByRole('textbox', { name: 'Code' }).fill(shown.toLowerCase())
    await page.getByRole('button', { name: 'Find' }).tap()
    const visit = page.getByRole('region', { name: 'Battle Order' })
    await visit.getByText(/^All steps/).tap()
    await visit
      .getByText(/GET \/user\/cap\/battle\/task\/list 200 code 200/)
      .first()
      .waitFor()
    const again = await visit.getByRole('link', { name: 'See it again' }).getAttribute('href')
    expect(again).toMatch(/^\/__shell\?page=warlord%2Fseason&/)
    await page.getByRole('textbox', { name: 'Code' }).fill('ZZZ-ZZZ')
    await page.getByRole('button', { name: 'Find' }).tap()
    await page.getByText('There is no complaint ZZZ-ZZZ.', { exact: false }).waitFor()
    await page.getByRole('radio', { name: 'Person' }).check({ force: true })
    await page.getByRole('textbox', { name: 'Person' }).fill('10001')
    await page.getByRole('button', { name: 'Find' }).tap()
    await visit.getByText(/^All steps/).waitFor()
  }))

for (const { id, visit, story, tab: options } of pagesUnderTest().filter((page) =>
  MONEY_PAGES.includes(page.id),
))
  test(`after a visit to ${id} the collector has no token and no number of a phone or bank`, ({ bench }) =>
    bench.visit({ ...options, name: `health.${id}` }, async ({ tab, site, person }) => {
      await tab.open(addressOf(site.origin, visit, 'zh'))
      await person.sees(story.ready)
      await story.act?.(person)
      await arrived(site, 'boot')
      await tab.open(addressOf(site.origin, '/log', 'zh'))
      await person.tap('button', '写一条测试记录')
      await person.tap('button', '上传给客服')
      const shown = await tab.page.locator('bdi').filter({ hasText: CODE }).innerText()
      const answer = await fetch(`${site.origin}/events?code=${shown}&limit=1000`)
      const { list } = (await answer.json()).data
      expect(list.map((event: { id: string }) => event.id)).toContain('boot')
      const text = list.map(({ body }: { body: unknown }) => JSON.stringify(body)).join('\n')
      expect(text.match(/demo-1000\d|Bearer \w|1[3-9]\d{9}|\d{14,19}/g) ?? []).toEqual([])
    }))
