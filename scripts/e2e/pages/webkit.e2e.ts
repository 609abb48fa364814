import { addressOf } from '../../browser/person.ts'
import { onePerFamily, pagesUnderTest } from '../pages.ts'
import { expect, webkitTest as test, webkitPrograms } from '../test.ts'
import { describePlays } from './describe-plays.ts'

/** Beside zh, by turns. */
const OTHERS = ['en', 'tw'] as const

test.describe('on WebKit', () => {
  test.skip(!webkitPrograms, 'This machine has no WebKit.')
  const pages = pagesUnderTest()
  const acting = onePerFamily(pages)
  const rest = pages.filter((page) => !acting.includes(page))
  const how = { isStill: true, isPlain: false, isDaily: () => false }
  describePlays(acting, test, { ...how, languagesOf: () => ['zh'] })
  describePlays(acting, test, { ...how, languagesOf: (place) => [OTHERS[place % 2] ?? 'en'] })
  describePlays(rest, test, {
    ...how,
    isActed: () => false,
    languagesOf: (place) => [(['zh', ...OTHERS] as const)[place % 3] ?? 'zh'],
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
