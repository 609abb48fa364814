import { createServer } from 'node:http'
import path from 'node:path'
import { someByTurns } from '#testing/is-sampled'
import type { Person } from '#testing/story'
import { axeFindings } from '../../browser/axe.ts'
import { addressOf } from '../../browser/person.ts'
import { type Site, siteAt } from '../../browser/site.ts'
import type { Tab, TestBrowser } from '../../browser/tab.ts'
import { createPreviewServer } from '../../server/preview-server.ts'
import { createDemoHandler, findDemos } from '../../shell/demo/index.ts'
import { listen, shut } from '../../site/listen.ts'
import { expectNone, outOfPlace, problemsOf, widthsThatDoNotFit } from '../checks.ts'
import { EVERYTHING, LANGUAGES } from '../pages.ts'
import { chromium, expect, oldest, oldestFolder, test } from '../test.ts'
import { openWorkbench, ROOT, type Workbench } from '../workbench.ts'

// what its hooks open is opened once
test.describe.configure({ mode: 'default' })

const DEMOS = findDemos(ROOT)
/** Some seconds on an idle machine. */
const LONG = { timeout: 600_000 }
const PATIENCE = 30_000

type Language = Person['language']

test('there are demos to look at', () => expect(DEMOS.length).toBeGreaterThan(20))

/** What does not depend on the language is looked at in one of them, component by component in turn. */
const isTurn = (component: string, language: Language) =>
  EVERYTHING || LANGUAGES[DEMOS.indexOf(component) % LANGUAGES.length] === language

test.describe('in Chromium', () => {
  describeDemos(
    chromium,
    () => DEMOS,
    (tab, component, language) => (isTurn(component, language) ? axeFindings(tab) : []),
  )
})

;(!oldestFolder ? test.describe.skip : test.describe)('on Chromium 80', () => {
  describeDemos(oldest, (language) => DEMOS.filter((component) => isTurn(component, language)))
})

/** One tab for each language goes through its demos. */
function describeDemos(
  open: () => Promise<TestBrowser>,
  demosIn: (language: Language) => string[],
  more: (tab: Tab, component: string, language: Language) => Promise<string[]> | string[] = () => [],
) {
  let bench: Workbench<TestBrowser>
  test.beforeAll(async () => {
    bench = await openWorkbench(open, openDemos)
  })
  test.afterAll(() => bench?.close())

  for (const language of someByTurns(LANGUAGES, 1)) {
    test(`every demo in ${language} fits, in its own words and with an empty console`, () => {
      test.setTimeout(LONG.timeout)
      return bench.visit(
        { name: `demos.${language}`, language, reducedMotion: true },
        async ({ tab, site }) => {
          const found: string[] = []
          for (const component of demosIn(language)) {
            const before = (await problemsOf(tab)).length
            const look = async (where: string) => {
              const findings = [
                ...(await outOfPlace(tab, language)),
                ...(await more(tab, component, language)),
              ]
              found.push(...findings.map((finding) => `${component}${where}: ${finding}`))
            }
            await tab.open(addressOf(site.origin, `/__shell/demo?component=${component}`, language))
            await until(tab, `document.querySelector('[data-case]')`)
            await tab.probe.settled()
            await look('')
            await eachDialog(tab, (number) => look(`, dialog ${number}`))
            const rest = [
              ...(await widthsThatDoNotFit(tab, 320, 375)),
              ...(await problemsOf(tab)).slice(before),
            ]
            found.push(...rest.map((finding) => `${component}: ${finding}`))
          }
          expectNone(found)
        },
      )
    })
  }
}

/** Opens the dialogs behind buttons, one after the other. */
async function eachDialog(tab: Tab, look: (number: number) => Promise<void>): Promise<void> {
  const openers = `document.querySelectorAll('[data-case] button[aria-haspopup=dialog]')`
  const count = await tab.evaluate<number>(`${openers}.length`)
  for (let number = 0; number < count; number++) {
    await tab.evaluate(`${openers}[${number}].click()`)
    await until(tab, `document.querySelector('[role=dialog]')`)
    await tab.probe.settled()
    await look(number + 1)
    await tab.evaluate(`document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))`)
    await until(tab, `!document.querySelector('[role=dialog]')`)
  }
}

async function until(tab: Tab, condition: string): Promise<void> {
  const deadline = Date.now() + PATIENCE
  while (!(await tab.evaluate<boolean>(`!!(${condition})`))) {
    if (Date.now() > deadline) throw new Error(`After ${PATIENCE} ms there was still not ${condition}.`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** The demos before the built site. */
async function openDemos(): Promise<Site> {
  const demos = createDemoHandler({ root: ROOT })
  const site = createPreviewServer(path.join(ROOT, 'dist'))
  const server = createServer((request, response) => {
    demos(request, response).then(
      (answered) => answered || site.emit('request', request, response),
      (error) => response.destroy(error),
    )
  })
  const port = await listen(server, 0)
  return siteAt(`http://localhost:${port}`, () => shut(server))
}
