import { insideApp } from '../../browser/inside.ts'
import { addressOf } from '../../browser/person.ts'
import { metas } from '../metas.ts'
import { onePerFamily, pagesUnderTest } from '../pages.ts'
import { expect, test } from '../test.ts'
import { expectSane, waitForWayOn } from '../way-on.ts'

// those that ask the server for something as they open, as a person who is logged in
const pages = pagesUnderTest().filter(({ id, visit }) => visit.includes('token=') && metas[id]?.data)
const WAIT = { timeout: 30_000 }
const AGAIN = { zh: '请重新登录', en: 'Please login again', tw: '請重新登入' }

/** By the probe, which waits by the clock that is frozen here. */
const HYDRATED =
  'Object.keys(document.querySelector("#root > *") ?? {}).some((key) => key.startsWith("__reactFiber"))'

/** Records the page's toasts. */
const WATCH_NOTES = `window.__notes = []
  addEventListener('DOMContentLoaded', () => new MutationObserver((changes) => {
    for (const { addedNodes, target } of changes)
      if (target.role === 'status' || target.getAttribute?.('role') === 'status')
        for (const { textContent } of addedNodes) __notes.push(textContent)
  }).observe(document.body, { childList: true, subtree: true }))`

for (const page of onePerFamily(pages)) {
  test.describe(`${page.id}`, () => {
    test('a page whose login ends for all calls at once prompts once, and shows a way to log in', ({
      bench,
    }) =>
      bench.visit({ ...page.tab, name: `${page.name}.401`, prelude: WATCH_NOTES }, async ({ tab, site }) => {
        await site.addFault({ code: 401 })
        await tab.open(addressOf(site.origin, page.visit, 'zh'))
        await waitForWayOn(tab, page.story, 'zh')
        await tab.evaluate('document.dispatchEvent(new Event("visibilitychange"))')
        await waitForWayOn(tab, page.story, 'zh')
        await expectSane(tab, 'zh')
        expect(await tab.evaluate('__notes')).toEqual([AGAIN.zh])
        expect(await tab.evaluate('localStorage.token')).toBeUndefined()
      }))
  })
}

test.describe('in the app, without a login', () => {
  const page = pages.find(({ id }) => id === 'warlord/season')
  const methods = ['getHeader']
  const open = { ...insideApp({ client: 'android', methods, header: '() => {}' }), patience: 4000 }

  ;(!page ? test.skip : test)(
    'a call waits 999 ms for the app to bring one, then the person is asked to log in again',
    ({ bench }) =>
      bench.visit({ ...open, name: 'login.none', language: 'en' }, async ({ tab, site, person }) => {
        const { clock } = tab.page
        await clock.install({ time: 0 })
        await clock.pauseAt(1000)
        await tab.page.goto(addressOf(site.origin, page?.path ?? '/', 'en'), { waitUntil: 'load' })
        const note = () => tab.page.getByText(AGAIN.en).count()
        await expect(async () => expect(await tab.evaluate('__asked.length')).toBe(1)).toPass(WAIT)
        // the page asks once it is alive, and waits from then on
        await expect(async () => expect(await tab.evaluate(HYDRATED)).toBe(true)).toPass(WAIT)
        await clock.runFor(998)
        expect(await note()).toBe(0)
        await clock.runFor(1)
        await expect(async () => expect(await note()).toBe(1)).toPass(WAIT)
        await clock.resume()
        await person.sees(AGAIN.en)
        await expectSane(tab, 'en')
      }),
  )

  ;(!page ? test.skip : test)(
    'one that the app brings in time logs the person in, and stands in no address',
    ({ bench }) => {
      const header = `(answer) => void setTimeout(answer, 400, { token: 'demo-10001', userId: '10001' })`
      const app = insideApp({ client: 'ios', methods, header })
      return bench.visit({ ...app, name: 'login.brought' }, async ({ tab, site, person }) => {
        const urls: string[] = []
        tab.page.on('request', (request) => urls.push(request.url()))
        await tab.open(addressOf(site.origin, page?.path ?? '/', 'zh'))
        await person.sees(page?.story.ready ?? '')
        expect(urls.filter((url) => url.includes('demo-'))).toEqual([])
        expect(tab.page.url()).not.toContain('demo-')
      })
    },
  )
})
