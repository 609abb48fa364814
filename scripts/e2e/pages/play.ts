import { describe, it } from 'vitest'
import type { Person } from '#testing/story'
import { addressOf } from '../../browser/person.ts'
import type { TestBrowser } from '../../browser/tab.ts'
import { expectNone, expectPaint, outOfPlace, problemsOf } from '../checks.ts'
import { LANGUAGES, onePerFamily, type PageUnderTest } from '../pages.ts'
import { isInShare } from '../share.ts'
import { inTurns, playsWhole } from '../turns.ts'
import { pictureOf, type Visit, type Workbench } from '../workbench.ts'

const MOVING = { reducedMotion: false, prelude: '__probe.watchMotion()' }

/**
 * What every page has to show, in whichever browser; pictures of each are kept.
 *
 * @param moreFindings looks at the page before anything is done; `acts` is true where its story is played to the end.
 * @param isDaily which cases are of the daily share; `inTurn` is true in one language of each page.
 * @param languagesOf those that the page at that place in the list is tried in.
 */
export function describePlays<B extends TestBrowser>(
  pages: PageUnderTest[],
  bench: () => Workbench<B>,
  moreFindings: (visit: Visit<B>, acts: boolean) => Promise<string[]> = async () => [],
  languagesOf: (place: number) => readonly Person['language'][] = () => LANGUAGES,
  isDaily: (page: PageUnderTest, inTurn: boolean) => boolean = (_, inTurn) => inTurn,
): void {
  const first = onePerFamily(pages)
  const cases = inTurns(pages, languagesOf, playsWhole(process.env)).filter(({ page, inTurn }) =>
    isInShare(isDaily(page, inTurn)),
  )
  describe.for(cases)('$page.id in $language', ({ page, language, acts }) => {
    const named = (state: string) => `${page.name}.${language}.${state}`

    const what = 'comes to life with an empty console and shows its content in its own language'
    it(acts ? `${what}, and lets a person do what it is for` : what, () =>
      bench().visit({ ...page.tab, ...MOVING, name: named('visit'), language }, async (visit) => {
        const { tab, site, person } = visit
        const expectOwnWords = async (more: string[] = []) =>
          expectNone([
            ...(await outOfPlace(tab, language)),
            ...(await tab.evaluate<string[]>('__probe.wideMotions')),
            ...more,
            ...(await problemsOf(tab)),
          ])

        await tab.open(addressOf(site.origin, page.visit, language))
        await person.sees(page.story.ready)
        await tab.evaluate('__probe.hydrated(4000)')
        await tab.evaluate('__probe.settled()')
        await tab.screenshot(pictureOf(tab, named('ready')))
        await expectOwnWords(await moreFindings(visit, acts))
        if (!acts) return

        await page.story.act(person)
        await person.sees(page.story.done)
        await tab.evaluate('__probe.settled()')
        await tab.screenshot(pictureOf(tab, named('done')), 'screen')
        await expectOwnWords()
      }),
    )

    if (acts && first.includes(page))
      it('paints without its scripts', () =>
        bench().visit(
          { ...page.tab, ...MOVING, name: named('plain'), javaScript: false },
          async ({ tab, site }) => {
            await tab.open(addressOf(site.origin, page.visit, language))
            await expectPaint(tab)
            await tab.screenshot(pictureOf(tab, named('plain')))
          },
        ))
  })
}
