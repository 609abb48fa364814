import { someByTurns } from '#testing/is-sampled'
import { axeFindings } from '../../browser/axe.ts'
import { addressOf } from '../../browser/person.ts'
import { probeCall } from '../../browser/remote-probe.ts'
import { isForeign } from '../../browser/text-problems.ts'
import { expectNone, outOfPlace, problemsOf, widthsThatDoNotFit } from '../checks.ts'
import { dripping } from '../network/drip.ts'
import { isPage, openLine } from '../network/line.ts'
import { EVERYTHING, onePerFamily, pagesUnderTest } from '../pages.ts'
import { expect, test } from '../test.ts'
import { playsWhole } from '../visit-plan.ts'
import { describePlays } from './describe-plays.ts'
import { firstScreenProblems } from './first-screen.ts'

const pages = pagesUnderTest()
const whole = playsWhole(process.env)

test('there are pages to test', { tag: '@daily' }, () => expect(pages.length).toBeGreaterThan(0))

describePlays(pages, test, {
  kind: 'languages',
  // Axe takes a quarter of a visit: the rest runs it, and since a page's marks are the same in each language, in one of them.
  moreFindings: async ({ tab, person }, { story }, acts, first) => [
    ...(first && (whole || !acts) ? await axeFindings(tab) : []),
    ...(acts ? await firstScreenProblems(tab, person, story) : await widthsThatDoNotFit(tab, 320, 375)),
  ],
})

const standing = someByTurns(onePerFamily(pages), 8)
for (const { page, place } of standing.map((page, place) => ({ page, place }))) {
  test.describe(`${page.id}`, () => {
    test('falls back to zh in an unknown language', ({ bench }) =>
      bench.visit({ ...page.tab, name: `${page.name}.xx` }, async ({ tab, site, person }) => {
        await tab.open(addressOf(site.origin, page.visit, 'xx'))
        await person.sees(page.story.ready)
        expectNone([...(await outOfPlace(tab, 'zh')), ...(await problemsOf(tab))])
      }))

    const foreign = EVERYTHING ? (['en', 'tw'] as const) : ([place % 2 ? 'en' : 'tw'] as const)
    for (const language of foreign) {
      test(`never shows zh first in ${language}, on a line that stops and goes`, ({ bench }) =>
        bench.visit(
          {
            ...page.tab,
            name: `${page.name}.${language}.flash`,
            language,
            prelude: probeCall('watchFrames'),
          },
          async ({ tab, site, person }) => {
            const line = await openLine(site.origin)
            line.trouble(isPage, dripping)
            await tab.open(addressOf(line.origin, page.visit, language))
            await person.sees(page.story.ready)
            const frames = await tab.probe.framesSeen()
            await line.close()
            expect(frames.length, 'different frames seen').toBeGreaterThan(0)
            expect(frames.filter((frame) => isForeign(language, frame))).toEqual([])
          },
        ))
    }
  })
}
