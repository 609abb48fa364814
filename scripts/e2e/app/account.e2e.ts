import type { AppClient } from '#testing/clients/app'
import type { ChromiumTab } from '../../browser/chromium/chromium.ts'
import { insideApp } from '../../browser/inside.ts'
import { addressOf } from '../../browser/person.ts'
import type { Site } from '../../browser/site.ts'
import type { Tab } from '../../browser/tab.ts'
import { expectNone, problemsOf } from '../checks.ts'
import { BOARD, CONFIRM, goToPayment, PAY, UNLOCK, UNLOCKED } from '../season.ts'
import { expect, test } from '../test.ts'

const PATH = '/battle'
const NOW = { zh: '当前账号：ID 10011', en: 'Now signed in as ID 10011', tw: '目前帳號：ID 10011' }
const QUESTION = {
  role: 'dialog',
  name: { zh: '要切换账号吗？', en: 'Switch accounts?', tw: '要切換帳號嗎？' },
} as const
const STAY = { zh: '继续用山風與海', en: 'Stay as 山風與海', tw: '繼續用山風與海' }
const CHANGE = { zh: '切换到 ID 10011', en: 'Switch to ID 10011', tw: '切換到 ID 10011' }
const loginOf = (userId: string) => `?token=demo-${userId}&userId=${userId}`

/** The page is away for a moment, and comes back. */
const AWAY_AND_BACK = `(() => {
  Object.defineProperty(document, 'hidden', { configurable: true, value: true })
  document.dispatchEvent(new Event('visibilitychange'))
  delete document.hidden
  document.dispatchEvent(new Event('visibilitychange'))
})()`
const INTO_THE_CACHE_AND_BACK = `for (const kind of ['pagehide', 'pageshow'])
  dispatchEvent(new PageTransitionEvent(kind, { persisted: true }))`

const storedUser = (tab: Tab) => tab.evaluate<string>('localStorage.userId')
const pendingKeys = (tab: Tab) =>
  tab.evaluate<string[]>('Object.keys(localStorage).filter((key) => key.startsWith("intent:"))')

/** The page's data have come, and this person has not bought what it sells. */
const offersUnlock = (tab: ChromiumTab) =>
  tab.page.getByRole('button', { name: UNLOCK.zh }).waitFor({ state: 'attached' })

/** Whom the calls were made as, but for those without a person. */
async function callersOf(site: Site, since = 0): Promise<Set<string | undefined>> {
  const calls = (await site.calls()).filter(({ number }) => number > since)
  return new Set(calls.map(({ userId }) => userId).filter(Boolean))
}
/** The board was asked for as this person since a call; one asked for earlier, as another, may arrive after it. */
const expectRead = (site: Site, userId: string, since: number) =>
  expect
    .poll(async () =>
      (await site.calls()).some(
        (call) => call.path === BOARD && call.userId === userId && call.number > since,
      ),
    )
    .toBe(true)
const lastCall = async (site: Site) => (await site.calls()).at(-1)?.number ?? 0

for (const client of ['android', 'ios'] satisfies AppClient[]) {
  test.describe(`in the ${client} app`, () => {
    const header = `(answer) => answer(JSON.parse(localStorage.getItem('playedAccount') ?? '{}'))`
    const app = insideApp({ client, header })
    const switchTo = (tab: Tab, userId: string) =>
      tab.evaluate(
        `void localStorage.setItem('playedAccount', '${JSON.stringify({ version: '3.20.1', token: `demo-${userId}`, userId })}')`,
      )

    test('an account that is switched while the page is away is the page’s as it comes back', ({ bench }) =>
      bench.visit({ ...app, name: `account.${client}.back` }, async ({ tab, site, person }) => {
        await tab.open(addressOf(site.origin, '/battleRule', 'zh'))
        await switchTo(tab, '10001')
        await tab.open(addressOf(site.origin, PATH, 'zh'))
        await site.addFault({ path: PAY, drop: true, after: true })
        await goToPayment(person)
        await person.tap('button', CONFIRM)
        await person.sees(UNLOCKED)
        const kept = await pendingKeys(tab)
        expect(kept).toHaveLength(1)

        await switchTo(tab, '10011')
        const before = await lastCall(site)
        await tab.evaluate(AWAY_AND_BACK)
        await person.sees(NOW)
        await person.waitsUntilGone(UNLOCKED)
        await offersUnlock(tab)
        await expectRead(site, '10011', before)
        expect(await pendingKeys(tab)).toEqual(kept)
        // B's own payment is another one
        await goToPayment(person)
        await person.tap('button', CONFIRM)
        await person.sees(UNLOCKED)
        const payments = (await site.calls()).filter(({ path, userId }) => path === PAY && userId === '10011')
        expect(payments.length).toBeGreaterThan(0)
        expect(await pendingKeys(tab)).toEqual(expect.arrayContaining(kept))
      }))

    test('an account that was switched before the page opens is the page’s, whatever is stored or linked', ({
      bench,
    }) =>
      bench.visit({ ...app, name: `account.${client}.start` }, async ({ tab, site, person }) => {
        await tab.open(addressOf(site.origin, '/battleRule', 'zh'))
        await switchTo(tab, '10001')
        await tab.open(addressOf(site.origin, PATH, 'zh'))
        await offersUnlock(tab)
        // the phone's header is cached from here on
        await switchTo(tab, '10011')
        for (const link of ['', loginOf('10003')]) {
          const before = await lastCall(site)
          await tab.open(addressOf(site.origin, PATH + link, 'zh'))
          await expect.poll(() => storedUser(tab)).toBe('10011')
          await expectRead(site, '10011', before)
          await offersUnlock(tab)
        }
        expect(await callersOf(site)).not.toContain('10003')
        expect(await person.isThere(QUESTION)).toBe(false)
      }))
  })
}

test.describe('a link that brings another person’s login', () => {
  test('it is asked about: neither stored nor sent until it is chosen', ({ bench }) =>
    bench.visit({ name: 'account.link' }, async ({ tab, site, person }) => {
      await tab.open(addressOf(site.origin, PATH + loginOf('10001'), 'zh'))
      await offersUnlock(tab)
      await tab.open(addressOf(site.origin, PATH + loginOf('10011'), 'zh'))
      expect(tab.page.url()).not.toContain('demo-')
      await person.sees(QUESTION)
      const stored = '({ ...localStorage, ...sessionStorage })'
      expect(JSON.stringify(await tab.evaluate(stored))).not.toContain('demo-10011')
      expect(await callersOf(site)).toEqual(new Set(['10001']))
      await person.tap('button', STAY)
      await person.waitsUntilGone(QUESTION)
      expect(await storedUser(tab)).toBe('10001')
      expect(await callersOf(site)).toEqual(new Set(['10001']))

      await tab.open(addressOf(site.origin, PATH + loginOf('10011'), 'zh'))
      const before = await lastCall(site)
      await person.tap('button', CHANGE)
      await person.sees(NOW)
      await person.waitsUntilGone(QUESTION)
      expect(await storedUser(tab)).toBe('10011')
      await offersUnlock(tab)
      await expectRead(site, '10011', before)
      expectNone(await problemsOf(tab))
    }))

  test('the same person’s login is taken without a question', ({ bench }) =>
    bench.visit({ name: 'account.own-link' }, async ({ tab, site, person }) => {
      for (let visit = 0; visit < 2; visit++) {
        await tab.open(addressOf(site.origin, PATH + loginOf('10001'), 'zh'))
        await offersUnlock(tab)
      }
      expect(await person.isThere(QUESTION)).toBe(false)
    }))

  test('the other tabs change too, and show whose they are', ({ bench }) =>
    bench.visit({ name: 'account.tabs' }, async ({ tab, site, person }) => {
      await tab.open(addressOf(site.origin, PATH + loginOf('10001'), 'zh'))
      await offersUnlock(tab)
      const other = await tab.another()
      await other.open(addressOf(site.origin, PATH + loginOf('10011'), 'zh'))
      await other.page.getByRole('button', { name: CHANGE.zh }).tap()
      await person.sees(NOW)
    }))
})

test('a page that comes back from the back-forward cache asks for nothing as the person before', ({
  bench,
}) =>
  bench.visit({ name: 'account.cache' }, async ({ tab, site, person }) => {
    await tab.open(addressOf(site.origin, PATH + loginOf('10001'), 'zh'))
    await offersUnlock(tab)
    const before = await lastCall(site)
    // by another page meanwhile: a page in the cache gets no storage event
    await tab.evaluate(`Object.assign(localStorage, { token: 'demo-10011', userId: '10011' })`)
    await tab.evaluate(INTO_THE_CACHE_AND_BACK)
    await tab.evaluate(AWAY_AND_BACK)
    await person.sees(NOW)
    await expect(async () => expect(await callersOf(site, before)).toContain('10011')).toPass()
    expect(await callersOf(site, before)).toEqual(new Set(['10011']))
  }))
