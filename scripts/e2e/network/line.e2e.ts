import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { Chromium } from '../../browser/chromium/chromium.ts'
import { addressOf, personAt } from '../../browser/person.ts'
import { isApiPath } from '../../sandbox/api-path.ts'
import { listen, shut } from '../../site/listen.ts'
import { LANGUAGES, type PageUnderTest, pagesUnderTest } from '../pages.ts'
import { chromium, expect, test } from '../test.ts'
import { expectSane, waitForWayOn } from '../way-on.ts'
import { openWorkbench, type Workbench } from '../workbench.ts'
import type { Trouble } from './line.ts'
import { expectNoSecrets, pass, visitOverLine } from './over-line.ts'

// what its hooks open is opened once
test.describe.configure({ mode: 'default' })

const TOKEN = 'demo-10001'
/** From the end of the fault to words on screen. */
const SEEN_WITHIN = 3000

let bench: Workbench<Chromium>
let stranger: Server
let elsewhere: string
const strayed: IncomingMessage[] = []
test.beforeAll(async () => {
  bench = await openWorkbench(chromium)
  stranger = createServer((message, response) => {
    strayed.push(message)
    response.setHeader('access-control-allow-origin', '*').end('{"code":200,"data":{}}')
  })
  elsewhere = `http://127.0.0.1:${await listen(stranger, 0)}`
})
test.afterAll(async () => {
  await bench?.close()
  await shut(stranger)
})

const JSON_TYPE = { 'content-type': 'application/json' }
const HTML_TYPE = { 'content-type': 'text/html' }
const PORTAL = '<!doctype html><title>Wi-Fi</title><h1>Please accept our terms</h1>'

interface LineFault {
  name: string
  how(): Trouble
  /** Milliseconds after which it is over. */
  lasts?: number
}

const FAULTS: LineFault[] = [
  { name: 'no network', how: () => 'offline' },
  { name: 'no answer', how: () => 'silent', lasts: 10_000 },
  { name: 'a captive portal', how: () => ({ headers: HTML_TYPE, body: PORTAL }) },
  {
    name: 'a body shorter than its length',
    how: () => ({ headers: JSON_TYPE, body: '{"code":200,"data":{"list":[', cut: true }),
  },
  {
    name: 'gzip that is none',
    how: () => ({ headers: { ...JSON_TYPE, 'content-encoding': 'gzip' }, body: '{"code":200}' }),
  },
  { name: 'a 204', how: () => ({ status: 204 }) },
  {
    name: 'a 429',
    how: () => ({ status: 429, headers: { ...HTML_TYPE, 'retry-after': '60' }, body: PORTAL }),
  },
  { name: 'a 500 with HTML', how: () => ({ status: 500, headers: HTML_TYPE, body: PORTAL }) },
  ...[302, 307, 308].map((status) => ({
    name: `a ${status} to another host`,
    how: () => ({ status, headers: { location: `${elsewhere}/login?next=1` } }),
  })),
]

const pages = pagesUnderTest()
/** Each fault meets one page as it starts and another one in its action. */
const turns = FAULTS.map((fault, turn) => ({
  fault,
  first: pageAt(turn),
  acting: pageAt(turn + Math.ceil(pages.length / 2)),
  language: LANGUAGES[turn % 3] ?? 'zh',
}))

function pageAt(turn: number): PageUnderTest {
  return pages[turn % pages.length] as PageUnderTest
}

for (const { fault, first, acting, language } of turns) {
  test.describe(`a line with ${fault.name}, in ${language}`, () => {
    const name = `line.${fault.name.replaceAll(' ', '-')}`

    test(`${first.id} reports it and shows a way on within 3 s, and is well again with the line`, () => {
      const page = first
      return visitOverLine(bench, { ...page.tab, name, language }, async (visit) => {
        const { tab, line, person } = visit
        await tab.page.clock.install()
        line.trouble(isApiPath, fault.how())
        await tab.open(addressOf(line.origin, page.visit, language))
        await tab.probe.hydrated(8000)
        if (fault.lasts) await pass(visit, fault.lasts)
        await waitForWayOn(tab, page.story, language, SEEN_WITHIN)
        await expectSane(tab, language)
        line.fix()
        // as when the person comes back to the page
        await tab.evaluate('document.dispatchEvent(new Event("visibilitychange"))')
        await person.sees(page.story.ready)
        // the visit itself
        expect(line.received.shift()?.url).toContain(page.path)
        await expectNoSecrets(visit, [TOKEN])
        expect(strayed.map(({ url }) => url)).toEqual([])
      })
    })

    test(`${acting.id} stands it in the middle of its main action`, () => {
      const page = acting
      return visitOverLine(bench, { ...page.tab, name: `${name}.action`, language }, async (visit) => {
        const { tab, line, person } = visit
        await tab.page.clock.install()
        await tab.open(addressOf(line.origin, page.visit, language))
        await person.sees(page.story.ready)
        line.trouble(isApiPath, fault.how())
        const hurried = personAt(tab, { language, site: line.origin, patience: 1500 })
        await page.story.act(hurried).catch(() => undefined)
        if (fault.lasts) await pass(visit, fault.lasts)
        await expectSane(tab, language)
        expect(strayed.map(({ url }) => url)).toEqual([])
      })
    })
  })
}
