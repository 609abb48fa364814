import type { Frame, Request } from 'playwright-core'
import type { ChromiumTab } from '../../browser/chromium/chromium.ts'
import { addressOf } from '../../browser/person.ts'
import type { Site } from '../../browser/site.ts'
import { type FramingSite, openFramingSite } from '../framing-site.ts'
import { LANGUAGES, type PageUnderTest, pagesUnderTest } from '../pages.ts'
import { expect, test } from '../test.ts'
import { expectSane, waitForWayOn } from '../way-on.ts'
import { NO_STORAGE } from './phone-faults.ts'

// what its hooks open is opened once
test.describe.configure({ mode: 'default' })

const pages = pagesUnderTest()
const SECRET = 'demo-10001'
const LOGIN = `token=${SECRET}&userId=10001`
const loggedIn = pages.filter(({ story }) => story.query === `?${LOGIN}`)

/** When the address bar lost the token, on the clock of the page's resource timings. */
const WATCH_BAR = `{
  const replace = history.replaceState
  history.replaceState = function (...all) {
    replace.apply(this, all)
    if (!/token/i.test(location.href)) window.__bare ??= performance.now()
  }
}`

interface Query {
  name: string
  query: string
  /** The login is not in the query proper, and not taken from where it is. */
  loggedOut?: boolean
  prelude?: string
}

const QUERIES: Query[] = [
  { name: 'a repeated token', query: `?${LOGIN}&token=other` },
  { name: 'a repeated token of which one is empty', query: `?token=&${LOGIN}` },
  { name: 'a query within a query', query: `?${LOGIN}&activityId=1%3Ffrom%3Dapp%26token%3D${SECRET}` },
  { name: 'malformed encoding', query: `?%E0%A4%A=%E0%A4%A&${LOGIN}&lang2=%` },
  { name: 'lists and objects', query: `?userId[]=1&${LOGIN}&a[b][]=2&userId[constructor]=3` },
  { name: '5 kB of query', query: `?x=${'long'.repeat(1250)}&${LOGIN}` },
  { name: 'a token in the fragment', query: `#${LOGIN}`, loggedOut: true },
  { name: 'a token in other cases', query: `?${LOGIN}&Token=${SECRET}&TOKEN=${SECRET}` },
  { name: 'its parts joined by &amp;', query: `?userId=10001&amp;token=${SECRET}` },
  { name: 'its parts joined by &amp;amp;', query: `?userId=10001&amp;amp;token=${SECRET}` },
  { name: 'null and undefined as text', query: `?${LOGIN}&roomId=undefined&AREA=null&channelId=` },
  { name: 'markup', query: `?${LOGIN}&roomId=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E&shareId=%27%22%3E` },
  { name: 'a token, and all storage refused', query: `?${LOGIN}`, prelude: NO_STORAGE },
  { name: 'malformed encoding, and all storage refused', query: `?%E0%A4%A&${LOGIN}`, prelude: NO_STORAGE },
]

/** What the page has asked for, but the modules that its HTML names: those are requested first, without an address. */
const ASKED_FOR = `(() => {
  const named = [...document.querySelectorAll('link[rel=modulepreload], script[type=module]')]
  const modules = new Set(named.map(({ href, src }) => href || src))
  return performance.getEntriesByType('resource').filter(({ name }) => !modules.has(name))
})()`

// a run of other pages has none
;(loggedIn.length === 0 ? test.describe.skip : test.describe)('an address with', () => {
  for (const { name, query, loggedOut, prelude = '', turn } of QUERIES.map((query, turn) => ({
    ...query,
    turn,
  }))) {
    test(`${name}: the page works, and the token leaves the bar before any call`, ({ bench }) => {
      const page = loggedIn[turn % loggedIn.length] as PageUnderTest
      const language = LANGUAGES[turn % 3] ?? 'zh'
      const options = { ...page.tab, name: `address.${turn}`, language, prelude: `${WATCH_BAR};${prelude}` }
      return bench.visit(options, async ({ tab, site, person }) => {
        const asked: Request[] = []
        tab.page.on('request', (request) => asked.push(request))
        const [search = '', hash] = query.split('#')
        // By hand: the URL class would repair what is malformed.
        const inLanguage = `${search ? `${search}&` : '?'}lang=${language}${hash ? `#${hash}` : ''}`
        await tab.open(`${site.origin}${page.path}${inLanguage}`)
        if (loggedOut) await waitForWayOn(tab, page.story, language)
        else await person.sees(page.story.ready)
        await expectSane(tab, language)
        const [bare, first] = await tab.evaluate<[number, number]>(
          `[window.__bare, Math.min(...(${ASKED_FOR}).map(({ startTime }) => startTime))]`,
        )
        expect(
          bare,
          `${name}: ms until the bar was bare, before anything but modules was asked for`,
        ).toBeLessThanOrEqual(first)
        const got = await Promise.all(
          asked.slice(1).map(async (each) => [each.url(), (await each.allHeaders()).referer]),
        )
        expect(got.flat().filter((text) => text?.includes(SECRET))).toEqual([])
        expect(tab.page.url()).not.toMatch(/token|demo-/i)
      })
    })
  }
})

test.describe('in a frame of a foreign page', () => {
  let foreign: FramingSite
  test.beforeAll(async () => {
    foreign = await openFramingSite()
  })
  test.afterAll(() => foreign?.close())

  const page = pages.find(({ id }) => id === 'group-event/0408')

  /** The page's HTML, changed, on a host that forbids no frames. */
  const changeHtml = (tab: ChromiumTab, site: Site, change = (html: string) => html) =>
    tab.page.route(`${site.origin}${page?.path}*`, async (route) => {
      const answer = await route.fetch()
      const { 'x-frame-options': _, 'content-security-policy': __, ...headers } = answer.headers()
      await route.fulfill({ response: answer, headers, body: change(await answer.text()) })
    })

  ;(!page ? test.skip : test)('a campaign works, sends it nothing, and gets nothing from it', ({ bench }) =>
    bench.visit({ name: 'framed.campaign' }, async ({ tab, site }) => {
      await changeHtml(tab, site)
      const address = `${site.origin}${page?.path}?token=demo-10002&userId=10002`
      await tab.page.goto(foreign.around(address))
      const frame = tab.page.frames()[1] as Frame
      const room = frame.getByRole('button', { name: '去队伍房间' })
      await room.waitFor()
      await tab.evaluate(`(() => {
        for (const data of [{ onSocketData: '{"a":' }, { gotoHallRoom: true }, null, 'text', { token: 'x', userId: '1' }])
          frames[0].postMessage(data, '*')
      })()`)
      await room.tap()
      // As in any browser: to the app's download.
      await frame.waitForURL(/\/download/)
      await frame.getByRole('button', { name: '下载' }).first().waitFor()
      expect(await tab.evaluate('received')).toEqual([])
      expect(tab.problems.filter(({ kind }) => kind === 'exception')).toEqual([])
    }),
  )

  ;(!page ? test.skip : test)(
    'in a frame that the build knows, a campaign has its halls opened by that page',
    ({ bench }) =>
      bench.visit({ name: 'framed.known' }, async ({ tab, site }) => {
        // Built without known parents: its HTML is made what KNOWN_PARENTS makes of it.
        const hosts = `"hosts":${JSON.stringify({ parents: [foreign.origin] })},"calls":`
        await changeHtml(tab, site, (html) => html.replace('"calls":', hosts))
        const address = `${site.origin}${page?.path}?token=demo-10002&userId=10002`
        await tab.page.goto(foreign.around(address))
        const frame = tab.page.frames()[1] as Frame
        await frame.getByRole('button', { name: '去队伍房间' }).tap()
        const got = { gotoHallRoom: true, roomId: expect.stringMatching(/^\d+$/) }
        await expect(async () => expect(await tab.evaluate('received')).toEqual([got])).toPass()
        expect(frame.url()).not.toContain('/download')
        expect(tab.problems.filter(({ kind }) => kind === 'exception')).toEqual([])
      }),
  )
})

test.describe('a clipboard', () => {
  const page = pages.find(({ id }) => id === 'portal/download')
  const clipboard = (value: string) => `document.execCommand = () => false
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: ${value} })`
  for (const [name, value] of [
    ['that refuses', '{ writeText: () => Promise.reject(new DOMException("no", "NotAllowedError")) }'],
    ['that is missing', 'undefined'],
    ['that never answers', '{ writeText: () => new Promise(() => {}) }'],
    ['that throws', '{ writeText() { throw new TypeError("no") } }'],
  ] as const) {
    test(`${name} leaves a field to copy from, without who opened the page`, ({ bench }) => {
      const options = {
        ...page?.tab,
        name: `clipboard.${name.replaceAll(' ', '-')}`,
        prelude: clipboard(value),
      }
      return bench.visit({ ...options, language: 'en' }, async ({ tab, site, person }) => {
        await tab.open(addressOf(site.origin, `/download?extensionOfficerId=10002&${LOGIN}`, 'en'))
        await person.tap('button', 'Download now')
        await person.tap('button', 'Copy link')
        await person.sees("Couldn't copy")
        const link = await tab.page.getByRole('alertdialog').getByRole('textbox').inputValue()
        expect(link).toContain('extensionOfficerId=10002')
        expect(link).not.toMatch(/token|10001/)
        await expectSane(tab, 'en')
      })
    })
  }
})
