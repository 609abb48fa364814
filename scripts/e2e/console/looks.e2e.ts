import path from 'node:path'
import type { Page } from 'playwright-core'
import { axeFindings } from '../../browser/axe.ts'
import { provided } from '../../browser/provided.ts'
import { temporaryFolder } from '../../release/testing/make-dist.ts'
import { expect, test, until } from '../test.ts'
import { type Desk, openDesk, SEASON, startConsole } from './desk.ts'

// what its hooks open is opened once
test.describe.configure({ mode: 'default' })

let desk: Desk
test.beforeAll(async () => {
  desk = await openDesk({ target: path.join(temporaryFolder(), 'live'), chromium: provided('chromium') })
  for (const hoursAgo of [3, 2, 1]) await reportFrom(desk, hoursAgo)
})
test.afterAll(() => desk?.close())

/** Places of the console, and what stands in them once they have loaded. */
const PLACES: Record<
  string,
  { hash: string; shows: string; ready?: string; open?: (page: Page) => Promise<void> }
> = {
  'what is live': { hash: '#/live', shows: 'input[type=search]' },
  'a page': { hash: `#/page/${SEASON}`, shows: 'table' },
  'the question of a release': {
    hash: `#/page/${SEASON}`,
    shows: '[role=dialog] strong',
    ready: 'table',
    open: (page) => page.locator('main [data-look=primary]').first().click(),
  },
  'the question of a rollback': {
    hash: '#/changes',
    shows: '[role=dialog] strong',
    open: (page) => page.locator('ol [data-look=quiet]').first().click(),
  },
  'the time line': { hash: '#/changes', shows: 'ol li button' },
  'what phones report': {
    hash: '#/phones',
    shows: 'details[open] figure canvas',
    ready: 'summary',
    open: (page) => page.locator('summary').first().click(),
  },
  complaints: { hash: '#/complaint', shows: 'form input' },
}

/** Ten boots of the live season page, one of which fails, and its vitals. */
async function reportFrom({ site, live }: Desk, hoursAgo: number): Promise<void> {
  const { build } = (await live()).pages[SEASON] ?? {}
  const time = Date.now() - hoursAgo * 3_600_000
  const events = Array.from({ length: 10 }, (_, n) => ({
    ...{ id: 'boot', page: '/battle', time, build, client: n % 2 ? 'android' : 'ios', language: 'zh' },
    rid: `${time.toString(36)}phone${n}`.padEnd(20, '0'),
    extra: JSON.stringify(
      n === 0 ? { outcome: 'failed', reason: 'guard' } : { outcome: 'ready', hydrated: 900 + n, lcp: 1800 },
    ),
  }))
  const answer = await fetch(`${site.origin}/assets/frontendLog/v3`, {
    method: 'POST',
    body: new URLSearchParams({ frontendLog: JSON.stringify(events) }),
  })
  expect((await answer.json()).code).toBe(200)
}

/** A place of the console in a window of its own, that is closed afterwards. */
async function visit(
  place: string,
  options: { locale: string; dark?: boolean; width?: number; height?: number },
  look: (page: Page) => Promise<void>,
): Promise<void> {
  const { hash = '', shows = '', ready, open } = PLACES[place] ?? {}
  const { locale, dark, width = 375, height = 667 } = options
  const context = await desk.browser.newContext({
    viewport: { width, height },
    locale,
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.goto(desk.address)
  await page.evaluate(`location.hash = ${JSON.stringify(hash)}`)
  if (open) {
    await page
      .locator(ready ?? 'ol li button')
      .first()
      .waitFor()
    await open(page)
  }
  await page.locator(shows).first().waitFor()
  await look(page)
  await context.close()
}

const sane = async (page: Page) => {
  expect(await axeFindings({ evaluate: (code) => page.evaluate(code) })).toEqual([])
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0)
  expect(await page.evaluate(BESIDE)).toEqual([])
}

for (const place of Object.keys(PLACES)) {
  test(`${place} is whole on the smallest phone, all in Chinese, and axe finds nothing`, () =>
    visit(place, { locale: 'zh-CN', width: 320, height: 568 }, async (page) => {
      await sane(page)
      expect(await page.evaluate(FOREIGN)).toEqual([])
    }))

  test(`${place} is whole on a dark desktop in English, and axe finds nothing`, () =>
    visit(place, { locale: 'en-US', dark: true, width: 1280, height: 800 }, sane))
}

/** Controls that begin or end outside the window's width, and are in nothing that scrolls. */
const BESIDE = `[...document.querySelectorAll('button, input, select, a')]
  .filter((each) => !each.closest('section[tabindex]'))
  .filter((each) => { const box = each.getBoundingClientRect(); return box.left < 0 || box.right > innerWidth + 1 })
  .map((each) => each.textContent || each.getAttribute('aria-label'))`

/** English words in what is shown, but names, notes and ids. */
const FOREIGN = `(() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement.closest('[translate=no], [lang=en], q, b, script, style, code, option')) continue
    found.push(...(node.data.replace(/[0-9a-f]{12}|“[^”]*”/g, '').match(/[A-Za-z]{3,}/g) ?? []))
  }
  return [...new Set(found)].filter((word) => !['HTML', 'App', 'UTC', 'GMT', 'Lan', 'Mei', 'LCP', 'INP', 'CLS', 'TTFB', 'log', 'QX'].includes(word))
})()`

test('a page is retired by the keyboard alone', async () => {
  await visit('a page', { locale: 'en-US' }, async (page) => {
    const press = async (name: string) => {
      for (let step = 0; step < 60; step++) {
        const on = await page.evaluate(
          `document.activeElement.getAttribute('aria-label') || document.activeElement.textContent || document.activeElement.id`,
        )
        if (on === name) return page.keyboard.press('Enter')
        await page.keyboard.press('Tab')
      }
      throw new Error(`The keyboard did not come to "${name}".`)
    }
    await page.getByRole('link', { name: 'Release console' }).focus()
    await press('Retire')
    await page.getByRole('dialog').locator('strong').waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.type('by the keyboard')
    await press('Retire')
    await page.getByText('Done.').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect((await desk.live()).retired?.[SEASON]?.note).toBe('by the keyboard')
  })
})

test('a console answers no more once its command was ended', async () => {
  const { child, address } = await startConsole([`--to=${desk.target}`], {
    ...process.env,
    RELEASE_BY: 'Mei',
  })
  expect((await fetch(new URL('/api/site', address))).status).toBe(401)
  child.kill()
  await until(() =>
    fetch(address).then(
      () => false,
      () => true,
    ),
  )
})
