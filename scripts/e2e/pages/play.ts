import { describe, it } from 'vitest'
import type { Person } from '#testing/story'
import { addressOf } from '../../browser/person.ts'
import type { Tab, TabOptions, TestBrowser } from '../../browser/tab.ts'
import { expectNone, expectPaint, jumpsOf, outOfPlace, problemsOf } from '../checks.ts'
import { LANGUAGES, onePerFamily, type PageUnderTest } from '../pages.ts'
import { IS_DAILY, isInShare } from '../share.ts'
import { inTurns, playsWhole } from '../turns.ts'
import { pictureOf, type Visit, type Workbench } from '../workbench.ts'

/** Drawing what moves and taking pictures are a third of a visit: the rest does both, in each page's other languages. */
const MANNER: TabOptions = IS_DAILY ? {} : { reducedMotion: false, prelude: '__probe.watchMotion()' }
const keepPicture: typeof takePicture = IS_DAILY ? async () => {} : takePicture

/** A page's answers take long enough for what stands in their place to be painted first; later ones come at once. */
const SKELETONS = { delayMs: 300 }
const AT_ONCE = { delayMs: 0 }

/**
 * What every page has to show, in whichever browser; the rest watches what moves too, and keeps pictures of each.
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
      bench().visit({ ...page.tab, ...MANNER, name: named('visit'), language }, async (visit) => {
        const { tab, site, person } = visit
        const expectOwnWords = async (more: string[] = []) =>
          expectNone([
            ...(await outOfPlace(tab, language)),
            ...(IS_DAILY ? [] : await tab.evaluate<string[]>('__probe.wideMotions')),
            ...more,
            ...jumpsOf(tab),
            ...(await problemsOf(tab)),
          ])

        await site.steer(SKELETONS)
        await tab.open(addressOf(site.origin, page.visit, language))
        await person.sees(page.story.ready)
        await tab.evaluate('__probe.idle(4000)')
        await tab.evaluate('__probe.settled()')
        await keepPicture(tab, named('ready'))
        await expectOwnWords(await moreFindings(visit, acts))
        if (!acts) return

        await site.steer(AT_ONCE)
        await page.story.act(person)
        await person.sees(page.story.done)
        await tab.evaluate('__probe.settled()')
        await keepPicture(tab, named('done'), 'screen')
        await expectOwnWords()
      }),
    )

    if (acts && first.includes(page))
      it('paints without its scripts', () =>
        bench().visit(
          { ...page.tab, ...MANNER, name: named('plain'), javaScript: false },
          async ({ tab, site }) => {
            await tab.open(addressOf(site.origin, page.visit, language))
            await expectPaint(tab)
            await keepPicture(tab, named('plain'))
          },
        ))
  })
}

function takePicture(tab: Tab, name: string, extent?: 'screen'): Promise<unknown> {
  return tab.screenshot(pictureOf(tab, name), extent)
}
