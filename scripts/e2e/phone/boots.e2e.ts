import { someByTurns } from '#testing/is-sampled'
import { addressOf } from '../../browser/person.ts'
import type { Site } from '../../browser/site.ts'
import type { Tab, TabOptions } from '../../browser/tab.ts'
import { type Line, openLine } from '../network/line.ts'
import { readManifest } from '../pages.ts'
import { expect, oldestFolder, oldestTest, test } from '../test.ts'

const { pages } = readManifest()
const SEASON = 'warlord/season'
const BINGO = 'candy/bingo'
const soon = (check: () => Promise<void>) => expect(check).toPass({ timeout: 15_000, intervals: [100] })

/** The guard waits ten seconds: here a tenth of one. */
const IMPATIENT = `const later = setTimeout
  if (location.pathname === '/battle') window.setTimeout = (run, ms, ...given) => later(run, ms === 10000 ? 100 : ms, ...given)`
/** React's scheduler throws as its module is evaluated. */
const THROWING = `if (location.pathname === '/battle')
  for (const name of ['MessageChannel', 'setImmediate'])
    Object.defineProperty(window, name, { get() { throw new Error('broken') } })`
/** Once the first screen stands nothing but the card of the error boundary can be drawn. */
const CRASHING = `if (location.pathname === '/battle')
  addEventListener('load', () => {
    const { createElement } = document
    document.createElement = function (name) {
      if (!/^(main|p|button)$/.test(name)) throw new Error('broken')
      return createElement.apply(document, arguments)
    }
  })`
const LEFT = `dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))`
const BACK = `dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))`

interface Boot {
  outcome: string
  reason?: string
  build: string
}

/** Outcomes of a page's starts that arrived, each under its rid once. */
async function boots(site: Site, page: string): Promise<Boot[]> {
  return (await site.logs())
    .map(({ event }) => event as typeof event & { page: string; extra: string; build: string })
    .filter((event) => event.id === 'boot' && event.page === pages[page]?.paths[0])
    .map(({ extra, build }) => {
      const { outcome, reason } = JSON.parse(extra)
      return { outcome, ...(reason && { reason }), build }
    })
}

interface Scene {
  tab: Tab
  site: Site
  line: Line
  open(page?: string): Promise<void>
}

interface Case {
  name: string
  expected: { outcome: string; reason?: string }
  page?: string
  /** It arrives with the next visit. */
  isLate?: true
  options?: TabOptions
  play(scene: Scene): Promise<void>
}

const isFileOf = (page: string, part = '') =>
  new RegExp(`/static/${page.replace('/', '-')}${part && `\\.${part}`}-[^.]+\\.js`)

const CASES: Case[] = [
  {
    name: 'a page that starts',
    expected: { outcome: 'ready' },
    play: ({ open }) => open(),
  },
  {
    name: 'a page whose entry is missing',
    expected: { outcome: 'failed', reason: 'guard' },
    async play({ line, open }) {
      line.trouble((_, url) => isFileOf(SEASON).test(url), { status: 404, body: 'Not found' })
      await open()
    },
  },
  {
    name: 'a page whose entry throws',
    expected: { outcome: 'failed', reason: 'guard' },
    options: { prelude: `${IMPATIENT}\n${THROWING}` },
    play: ({ open }) => open(),
  },
  {
    name: 'a page that crashes when its data come',
    expected: { outcome: 'failed', reason: 'boundary' },
    options: { prelude: CRASHING },
    async play({ line, open }) {
      line.trouble((path) => path.startsWith('/user/cap/battle'), 'held')
      await open()
      line.fix()
      line.release(() => true)
    },
  },
  {
    name: 'a page without a part of its first screen',
    expected: { outcome: 'failed', reason: 'part' },
    page: BINGO,
    async play({ line, open }) {
      line.trouble((_, url) => isFileOf(BINGO, 'below').test(url), { status: 404, body: 'Not found' })
      await open()
    },
  },
  {
    name: 'a page left while it waits for its data',
    expected: { outcome: 'left' },
    async play({ line, tab, open }) {
      line.trouble((path) => path.startsWith('/user/cap/battle'), 'silent')
      await open()
      await soon(async () => expect(await tab.evaluate('!!window.__aliveAt')).toBe(true))
      await tab.open('about:blank')
    },
  },
  {
    name: 'a page left in a fault',
    expected: { outcome: 'failed', reason: 'fault' },
    async play({ line, tab, open }) {
      line.trouble((path) => path.startsWith('/user/cap/battle'), { status: 500, body: '' })
      await open()
      await soon(async () =>
        expect(await tab.evaluate('!!document.querySelector("[data-part=failed]")')).toBe(true),
      )
      await tab.open('about:blank')
    },
  },
  {
    name: 'a page that is put into the back-forward cache before its background is there, and comes back',
    expected: { outcome: 'ready' },
    async play({ tab, open }) {
      await open()
      await soon(async () =>
        expect(await tab.evaluate('!!window.__aliveAt && !document.querySelector("[aria-busy=true]")')).toBe(
          true,
        ),
      )
      await tab.evaluate(`${LEFT}, ${BACK}, ${LEFT}, ${BACK}`)
    },
  },
  {
    name: 'a page that is hidden while it loads, and ready when it is seen again',
    expected: { outcome: 'left' },
    async play({ line, tab, open }) {
      line.trouble((path) => path.startsWith('/user/cap/battle'), 'held')
      await open()
      await tab.evaluate(`(() => {
        Object.defineProperty(document, 'hidden', { configurable: true, value: true })
        document.dispatchEvent(new Event('visibilitychange'))
        delete document.hidden
      })()`)
      line.fix()
      line.release(() => true)
    },
  },
  {
    name: 'a page that shows its card offline',
    isLate: true,
    expected: { outcome: 'failed', reason: 'guard' },
    async play({ line, open, tab }) {
      line.trouble((path, url) => path.includes('frontendLog') || isFileOf(SEASON).test(url), 'offline')
      await open()
      await soon(async () =>
        expect(await tab.evaluate('!!document.querySelector("[role=alert]")')).toBe(true),
      )
    },
  },
]

function describeBoots(browserTest: typeof test | typeof oldestTest, cases = CASES): void {
  for (const { name, expected, page = SEASON, isLate, options, play } of cases)
    browserTest(`${name} is counted once, under its build`, ({ bench }) =>
      bench.visit({ name: `boots.${name.replaceAll(' ', '-')}`, ...options }, async ({ tab, site }) => {
        const line = await openLine(site.origin)
        const open = async (id = page) => {
          const path = pages[id]?.paths[0]
          // not awaited: a page whose files are missing reloads itself meanwhile
          void tab.open(addressOf(line.origin, `${path}?token=demo-10001&userId=10001`, 'zh')).catch(() => {})
          await soon(async () =>
            expect(await tab.evaluate('[location.pathname, document.readyState]')).toEqual([
              path,
              'complete',
            ]),
          )
        }
        try {
          await play({ tab, site, line, open })
          const counted = [{ ...expected, build: pages[page]?.build }]
          if (isLate) expect(await boots(site, page)).toEqual([])
          else await soon(async () => expect(await boots(site, page)).toEqual(counted))
          line.fix()
          await open('warlord/rules')
          await soon(async () =>
            expect(await boots(site, 'warlord/rules')).toMatchObject([{ outcome: 'ready' }]),
          )
          await soon(async () => expect(await boots(site, page)).toEqual(counted))
        } finally {
          await line.close()
        }
      }),
    )
}

describeBoots(test)

oldestTest.describe('on Chromium 80', () => {
  oldestTest.skip(!oldestFolder, 'This machine cannot run Chromium 80.')
  describeBoots(oldestTest, someByTurns(CASES, 3))
})
