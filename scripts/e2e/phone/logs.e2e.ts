import path from 'node:path'
import type { Page } from 'playwright-core'
import type { ChromiumTab } from '../../browser/chromium/chromium.ts'
import { addressOf } from '../../browser/person.ts'
import type { Site } from '../../browser/site.ts'
import { readManifest } from '../../site/manifest.ts'
import { pagesUnderTest } from '../pages.ts'
import { expect, test } from '../test.ts'
import { ROOT } from '../workbench.ts'
import { PHONE_FAULTS } from './phone-faults.ts'

const page = pagesUnderTest()[0]
const LOGS = '**/assets/frontendLog/v3'
const soon = (check: () => Promise<void>) => expect(check).toPass({ timeout: 15_000, intervals: [100] })

/** So many taps of a person within a moment, named `<name>-1` and so on. */
const TAP = (name: string, count: number) => `(() => {
  const spot = document.body.appendChild(document.createElement('i'))
  for (let n = 1; n <= ${count}; n++) {
    spot.dataset.track = '${name}-' + n
    spot.click()
  }
  spot.remove()
})()`
const named = (name: string, count: number) => Array.from({ length: count }, (_, n) => `${name}-${n + 1}`)

/** How often each of the taps arrived. */
async function arrivals(site: Site, name: string): Promise<Record<string, number>> {
  const taps = (await site.logs()).filter(({ event }) => event.id.startsWith(`${name}-`))
  return Object.fromEntries(taps.map(({ event, times }) => [event.id, times]))
}
const once = (name: string, count: number) => Object.fromEntries(named(name, count).map((id) => [id, 1]))

/** Waits until the background has taken over: the view of this page has arrived. */
const watched = (site: Site, views = 1) =>
  soon(async () => {
    const seen = (await site.logs()).filter(({ event }) => event.id === 'view')
    expect(seen.length).toBeGreaterThanOrEqual(views)
  })

const go = (tab: Page, site: Site) => tab.goto(addressOf(site.origin, page?.visit ?? '/', 'zh'))

/** Kills the page's process, without any event for the page. Returns the same person's next tab. */
async function end(tab: ChromiumTab): Promise<ChromiumTab> {
  const crashed = tab.page.waitForEvent('crash')
  await tab.page.goto('chrome://crash').catch(() => undefined)
  await crashed
  const next = await tab.another()
  await tab.page.close()
  return next
}

test('an event names the build, runtime, client and engine of the page that noted it', ({ bench }) =>
  bench.visit({ name: 'logs.origin' }, async ({ tab, site }) => {
    await go(tab.page, site)
    await watched(site)
    const view = (await site.logs()).find(({ event }) => event.id === 'view')
    const manifest = readManifest(path.join(ROOT, 'dist/manifest.json'))
    expect(view?.event).toMatchObject({
      build: manifest?.pages[page?.id ?? '']?.build,
      runtime: manifest?.runtime.id,
      client: 'web',
      engine: 'current',
    })
  }))

/** Outcomes of the page's starts that arrived. */
const boots = async (site: Site) =>
  (await site.logs())
    .filter(({ event }) => event.id === 'boot')
    .map(({ event, times }) => {
      const { extra, build } = event as { extra?: string; build?: string }
      return { ...JSON.parse(String(extra)), build, times }
    })

const buildOfPage = () => readManifest(path.join(ROOT, 'dist/manifest.json'))?.pages[page?.id ?? '']?.build

test('a page that started reports so once, with its times, also after it comes back', ({ bench }) =>
  bench.visit({ name: 'logs.boot' }, async ({ tab, site }) => {
    await go(tab.page, site)
    await watched(site)
    await tab.page.goto('about:blank')
    await tab.page.goBack()
    await soon(async () => {
      const found = await boots(site)
      expect(found.length).toBeGreaterThan(0)
      for (const boot of found)
        expect(boot).toMatchObject({
          outcome: 'ready',
          build: buildOfPage(),
          paint: expect.any(Number),
          hydrated: expect.any(Number),
          times: 1,
        })
    })
  }))

test('a measured visit reports its vitals once, when the page is hidden', ({ bench }) =>
  bench.visit({ name: 'logs.vitals', prelude: 'Math.random = () => 0.05' }, async ({ tab, site }) => {
    const library = tab.page.waitForResponse(/\/static\/vitals-/)
    await go(tab.page, site)
    await library
    await watched(site)
    await tab.page.locator('h1').first().tap()
    await soon(async () => {
      await tab.evaluate(`(() => {
        Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
        Object.defineProperty(document, 'hidden', { configurable: true, value: true })
        document.dispatchEvent(new Event('visibilitychange'))
      })()`)
      const vitals = (await site.logs()).filter(({ event }) => event.id === 'vitals')
      expect(vitals).toHaveLength(1)
      const { extra } = (vitals[0]?.event ?? {}) as { extra?: string }
      expect(JSON.parse(extra ?? '')).toMatchObject({ ttfb: expect.any(Number), cls: expect.any(Number) })
    })
  }))

test('a visit outside the measured share does not load the library of vitals', ({ bench }) =>
  bench.visit({ name: 'logs.no-vitals', prelude: 'Math.random = () => 0.5' }, async ({ tab, site }) => {
    const loaded: string[] = []
    tab.page.on('request', (request) => loaded.push(request.url()))
    await go(tab.page, site)
    await watched(site)
    expect(loaded.filter((url) => url.includes('/static/vitals-'))).toEqual([])
  }))

test('a page that is hidden with over 70 kB of events and ended sends all of them, none twice', ({ bench }) =>
  bench.visit({ ...page?.tab, name: 'logs.hidden' }, async ({ tab, site }) => {
    const EVENTS = 320
    await tab.page.clock.install()
    const sizes: number[] = []
    tab.page.on('request', (request) => {
      if (request.url().includes('frontendLog/v3')) sizes.push(request.postData()?.length ?? 0)
    })
    await go(tab.page, site)
    await watched(site)
    // No timer of the page fires any more.
    await tab.page.clock.pauseAt((await tab.evaluate<number>('Date.now()')) + 1000)
    await tab.evaluate(TAP('hidden', EVENTS))
    const pending = await tab.evaluate<number>(
      'Object.keys(localStorage).filter((key) => key.startsWith("statistics:")).map((key) => localStorage[key]).join("").length',
    )
    expect(pending).toBeGreaterThan(70_000)
    sizes.length = 0
    await tab.evaluate(`(() => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: true })
      document.dispatchEvent(new Event('visibilitychange'))
    })()`)
    await soon(async () => expect(Object.keys(await arrivals(site, 'hidden')).length).toBeGreaterThan(50))
    const left = Object.keys(await arrivals(site, 'hidden')).length
    expect(left).toBeLessThan(EVENTS)
    expect(sizes).toHaveLength(1)
    expect(sizes[0]).toBeLessThan(64 * 1024)
    // The page that is closed gets the answer first, as a hidden one does.
    await soon(async () =>
      expect(
        await tab.evaluate('Object.keys(localStorage).filter((key) => key.startsWith("statistics:")).length'),
      ).toBe(EVENTS - left),
    )
    const next = await end(tab)
    await next.page.clock.resume()
    await go(next.page, site)
    await soon(async () => expect(await arrivals(site, 'hidden')).toEqual(once('hidden', EVENTS)))
    await next.page.clock.fastForward(60_000)
    await watched(site, 2)
    expect(await arrivals(site, 'hidden')).toEqual(once('hidden', EVENTS))
  }))

const DEAF = `addEventListener('visibilitychange', (event) => event.stopImmediatePropagation(), true)
  addEventListener('pagehide', (event) => event.stopImmediatePropagation(), true)`

for (const [name, prelude] of [
  ['visibilitychange and pagehide that never fire', DEAF],
  ...PHONE_FAULTS.filter(({ name }) => /storage|IndexedDB/.test(name)).map(({ name, prelude }) => [
    name,
    prelude,
  ]),
] as [string, string][]) {
  test(`${name}: a timer sends each event once`, ({ bench }) =>
    bench.visit(
      { ...page?.tab, name: `logs.${name.replaceAll(' ', '-')}`, prelude },
      async ({ tab, site }) => {
        await go(tab.page, site)
        await watched(site)
        await tab.evaluate(TAP('timer', 3))
        await soon(async () => expect(await arrivals(site, 'timer')).toEqual(once('timer', 3)))
      },
    ))
}

test('two tabs at once: each event arrives once', ({ bench }) =>
  bench.visit({ ...page?.tab, name: 'logs.tabs' }, async ({ tab, site }) => {
    const WAITING = 'Object.keys(localStorage).filter((key) => key.startsWith("statistics:"))'
    const tabs = [tab.page, (await tab.another()).page]
    await Promise.all(tabs.map((each) => each.clock.install()))
    await Promise.all(tabs.map((each) => go(each, site)))
    await watched(site, 2)
    await Promise.all(tabs.map((each, at) => each.evaluate(TAP(`tab${at}`, 40))))
    await soon(async () => expect(await tab.evaluate(WAITING)).toEqual([]))
    for (const each of tabs) await each.clock.fastForward(30_000)
    await Promise.all(tabs.map((each, at) => each.evaluate(TAP(`late${at}`, 1))))
    await soon(async () => expect(await tab.evaluate(WAITING)).toEqual([]))
    for (const at of [0, 1]) {
      expect(await arrivals(site, `tab${at}`)).toEqual(once(`tab${at}`, 40))
      expect(await arrivals(site, `late${at}`)).toEqual(once(`late${at}`, 1))
    }
  }))

test('a tab that crashes before it could send loses nothing', ({ bench }) =>
  bench.visit({ ...page?.tab, name: 'logs.crash' }, async ({ tab, site }) => {
    await tab.page.route(LOGS, (route) => route.abort())
    await go(tab.page, site)
    await tab.probe.hydrated(8000)
    await tab.evaluate(TAP('crash', 20))
    const { page: next } = await end(tab)
    await next.clock.install()
    await go(next, site)
    await soon(async () => {
      await next.clock.fastForward(10_000)
      expect(await arrivals(site, 'crash')).toEqual(once('crash', 20))
    })
  }))
