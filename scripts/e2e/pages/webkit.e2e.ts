import { addressOf } from '../../browser/person.ts'
import type { TestBrowser } from '../../browser/tab.ts'
import { SCREEN } from '../../browser/webkit/webkit.ts'
import { overflowAt } from '../checks.ts'
import { LANGUAGES, onePerFamily, pagesUnderTest } from '../pages.ts'
import { expect, webkitTest as test, webkitPrograms } from '../test.ts'
import { describeJourneys } from './describe-journeys.ts'
import { describePlays, type Plays } from './describe-plays.ts'

/** Beside zh, by turns. */
const OTHERS = ['en', 'tw'] as const
/** Where people pay, are paid, or spend; of the wallets every page. */
const MONEY =
  /^(recharge|withdraw)\/|^(warlord\/season|draws\/constellation|gifts\/(box|pack)|bonds\/tree|werewolf\/tournament)$/

test.describe('on WebKit', () => {
  test.skip(!webkitPrograms, 'This machine has no WebKit.')
  const pages = pagesUnderTest()
  const first = onePerFamily(pages)
  const money = pages.filter(({ id }) => MONEY.test(id) && !first.some((page) => page.id === id))
  const rest = pages.filter((page) => !first.includes(page) && !money.includes(page))
  const how: Plays<TestBrowser> = {
    kind: 'webkit',
    isStill: true,
    isPlain: false,
    isDaily: () => false,
    moreFindings: ({ tab }) => overflowAt(tab, SCREEN.width),
  }
  describePlays(first, test, { ...how, languagesOf: () => ['zh'] })
  describePlays(first, test, {
    ...how,
    kind: 'never',
    languagesOf: (place) => [OTHERS[place % 2] ?? 'en'],
  })
  describePlays(money, test, { ...how, languagesOf: (place) => [LANGUAGES[place % 3] ?? 'zh'] })
  // the other pages come up
  describePlays(rest, test, {
    ...how,
    isActed: () => false,
    languagesOf: (place) => [LANGUAGES[place % 3] ?? 'zh'],
  })
  describeJourneys(pages, test, {
    kind: 'webkit',
    isMeant: ({ id }, { client, isResent }) => !isResent && (MONEY.test(id) || client === 'ios'),
    hasDaily: false,
  })
})

test.describe('cut letters on WebKit', () => {
  test.skip(!webkitPrograms, 'This machine has no WebKit.')
  test('a filled title in a box as tight as its line is found to be cut', ({ bench }) =>
    bench.visit({ name: 'warlord-season.zh.clipped' }, async ({ tab, site }) => {
      await tab.open(addressOf(site.origin, '/battle', 'zh'))
      await tab.probe.hydrated(8000)
      expect(await tab.probe.cutGlyphs()).toEqual([])
      await tab.evaluate(`document.querySelector('h1').style.cssText = 'padding: 0; line-height: 0.8'`)
      expect((await tab.probe.cutGlyphs()).join()).toMatch(/队长|战令/)
    }))
})
