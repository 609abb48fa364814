import { PNG } from 'pngjs'
import type { ChromiumTab } from '../../browser/chromium/chromium.ts'
import { addressOf } from '../../browser/person.ts'
import type { TestBrowser } from '../../browser/tab.ts'
import { expectPaint } from '../checks.ts'
import { LANGUAGES, pagesUnderTest } from '../pages.ts'
import { expect, oldestFolder, oldestTest, test, webkitPrograms, webkitTest } from '../test.ts'
import { expectSane, waitForWayOn } from '../way-on.ts'
import type { Visit, Workbench } from '../workbench.ts'
import { CORRUPT_ALL, CORRUPT_KEYS, PHONE_FAULTS, type PhoneFault, TRANSLATED } from './phone-faults.ts'

const pages = pagesUnderTest()
/** Pages that need only a login; a run of other pages has none. */
const ofPerson = pages.filter(({ story }) => story.query === '?token=demo-10001&userId=10001')
/** Logins, forms, money, and texts that change in place. */
const TRANSLATED_PAGES = [
  'draws/constellation',
  'group-event/0416',
  'hall-list/list',
  'portal/login',
  'recharge/home',
  'warlord/season',
  'withdraw/details-v2',
]
const faults = <Fault extends PhoneFault>(all: readonly Fault[]) =>
  all.filter(({ loggedOut }) => !loggedOut || ofPerson.length > 0)

/** The page of that turn, on a phone with that fault: it works, or asks for a login where that was lost. */
async function standsIt(
  bench: Workbench<TestBrowser>,
  { name, prelude, loggedOut, ownLanguage }: PhoneFault,
  turn: number,
  more?: (visit: Visit<TestBrowser>, page: (typeof pages)[number]) => Promise<void>,
): Promise<void> {
  const some = loggedOut ? ofPerson : pages
  const page = some[turn % some.length] as (typeof pages)[number]
  const language = ownLanguage ? 'zh' : (LANGUAGES[turn % 3] ?? 'zh')
  const options = { ...page.tab, name: `phone.${name.replaceAll(/\W+/g, '-')}`, language, prelude }
  await bench.visit(options, async (visit) => {
    const { tab, site, person } = visit
    const visited = loggedOut ? page.path : page.visit
    await tab.open(ownLanguage ? site.origin + visited : addressOf(site.origin, visited, language))
    await expectPaint(tab)
    if (loggedOut) await waitForWayOn(tab, page.story, language)
    else await person.sees(page.story.ready)
    await expectSane(tab, language)
    await more?.(visit, page)
  })
}

test.describe('in Chromium', () => {
  for (const { fault, turn } of faults(PHONE_FAULTS).map((fault, turn) => ({ fault, turn }))) {
    test(`${fault.name}`, ({ bench }) =>
      standsIt(bench, fault, turn, async ({ tab, person }, page) => {
        await page.story.act(person)
        await person.sees(page.story.done)
        await expectSane(tab, person.language)
      }))
  }

  for (const { fault, turn } of faults(CORRUPT_KEYS).map((fault, turn) => ({ fault, turn }))) {
    test(`${fault.name}`, ({ bench }) => standsIt(bench, fault, turn))
  }

  test('a page works when kept answers and idempotency keys are corrupt at the next visit', ({ bench }) => {
    const turn = pages.findIndex(({ id }) => id === 'warlord/rules')
    const fault = { name: 'kept answers corrupt', prelude: CORRUPT_ALL }
    return standsIt(bench, fault, Math.max(turn, 0), async ({ tab, person }, page) => {
      await (tab as ChromiumTab).page.reload()
      await person.sees(page.story.ready)
      await expectSane(tab, person.language)
    })
  })

  ;(pages.some(({ id }) => id === 'portal/download') ? test : test.skip)(
    'a dark phone whose browser darkens pages leaves the gold button of /download gold',
    ({ bench }) =>
      bench.visit({ name: 'phone.dark' }, async ({ tab, site, person }) => {
        const { page } = tab as ChromiumTab
        await page.emulateMedia({ colorScheme: 'dark' })
        const devtools = await page.context().newCDPSession(page)
        await devtools.send('Emulation.setAutoDarkModeOverride', { enabled: true })
        await tab.open(`${site.origin}/download`)
        await person.sees({ zh: '立即下载', en: 'Download now', tw: '立即下載' })
        const { data, width, height } = PNG.sync.read(
          await page.getByRole('button', { name: '立即下载' }).screenshot(),
        )
        const pixel = (width * Math.round(height / 8) + Math.round(width / 4)) * 4
        expect(data.readUInt8(pixel), 'red of the button').toBeGreaterThan(200)
      }),
  )

  for (const page of pages.filter(({ id }) => TRANSLATED_PAGES.includes(id))) {
    test(`${page.id} lets a person do what it is for where the browser translates it`, ({ bench }) =>
      bench.visit({ ...page.tab, name: `phone.translated.${page.name}` }, async ({ tab, site, person }) => {
        await tab.open(addressOf(site.origin, page.visit, 'zh'))
        await person.sees(page.story.ready)
        await tab.probe.hydrated(8000)
        await tab.evaluate(TRANSLATED)
        await page.story.act(person)
        await person.sees(page.story.done)
        await expectSane(tab, 'zh')
      }))
  }

  ;(pages.some(({ id }) => id === 'hall-list/list') ? test : test.skip)(
    'the halls are not searched while an input method composes a word',
    ({ bench }) =>
      bench.visit({ name: 'phone.composing' }, async ({ tab, site }) => {
        const { page } = tab as ChromiumTab
        await page.clock.install()
        await tab.open(`${site.origin}/activityNew/hallList?token=demo-10001&userId=10001`)
        const searched: string[] = []
        page.on('request', (request) => {
          const word = new URL(request.url()).searchParams.get('keyword')
          if (word) searched.push(word)
        })
        await page.getByRole('searchbox').click()
        const devtools = await page.context().newCDPSession(page)
        for (const text of ['x', 'xi', "xi'n"]) {
          await devtools.send('Input.imeSetComposition', { text, selectionStart: 1, selectionEnd: 1 })
          await page.clock.runFor(1000)
        }
        const asked = page.waitForRequest(/keyword=/)
        await devtools.send('Input.insertText', { text: '星' })
        await page.clock.runFor(1000)
        await asked
        expect(searched).toEqual(['星'])
      }),
  )
})

webkitTest.describe('on WebKit', () => {
  webkitTest.skip(!webkitPrograms, 'This machine has no WebKit.')

  for (const { fault, turn } of faults(PHONE_FAULTS).map((fault, at) => ({ fault, turn: at + 2 }))) {
    webkitTest(`${fault.name}`, ({ bench }) => standsIt(bench, fault, turn))
  }
})

oldestTest.describe('on Chromium 80', () => {
  oldestTest.skip(!oldestFolder, 'This machine cannot run Chromium 80.')

  // Another page than in Chromium.
  for (const { fault, turn } of faults(PHONE_FAULTS).map((fault, at) => ({ fault, turn: at + 1 }))) {
    oldestTest(`${fault.name}`, ({ bench }) => standsIt(bench, fault, turn))
  }
})
