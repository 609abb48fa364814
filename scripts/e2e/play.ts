import { describe, it } from 'vitest'
import type { Person } from '#shared/testing/story'
import { expectNone, expectPaint, problemsOf, wordsOutOfPlace } from './checks.ts'
import { EVERYTHING, LANGUAGES, onePerFamily, type PageUnderTest } from './pages.ts'
import { addressOf } from './person.ts'
import type { TestBrowser } from './tab.ts'
import { pictureOf, type Visit, type Workbench } from './workbench.ts'

const MOVING = { reducedMotion: false }

/**
 * What every page has to show, in whichever browser; pictures of each are kept.
 *
 * @param languagesOf those that the page at that place in the list is tried in.
 */
export function describePlays<B extends TestBrowser>(
  pages: PageUnderTest[],
  bench: () => Workbench<B>,
  moreFindings: (visit: Visit<B>) => Promise<string[]> = async () => [],
  languagesOf: (place: number) => readonly Person['language'][] = () => LANGUAGES,
): void {
  const first = onePerFamily(pages)
  const cases = pages.flatMap((page, place) =>
    languagesOf(place).map((language, at, all) => ({ page, language, inTurn: at === place % all.length })),
  )
  describe.for(cases)('$page.id in $language', ({ page, language, inTurn }) => {
    const named = (state: string) => `${page.name}.${language}.${state}`

    it('comes to life with an empty console and shows its content in its own language', () =>
      bench().visit({ ...page.tab, ...MOVING, name: named('ready'), language }, async (visit) => {
        const { tab, site, person } = visit
        await tab.open(addressOf(site.origin, page.visit, language))
        await person.sees(page.story.ready)
        await tab.evaluate('__eyes.hydrated(4000)')
        await tab.evaluate('__eyes.settled()')
        await tab.screenshot(pictureOf(tab, named('ready')))
        const words = await wordsOutOfPlace(tab, language)
        const more = await moreFindings(visit)
        expectNone([...words, ...more, ...(await problemsOf(tab))])
      }))

    // The words of all languages are read in every page; what it does is the same in each, so they take turns there.
    if (!EVERYTHING && !inTurn) return
    if (first.includes(page))
      it('paints without its scripts', () =>
        bench().visit(
          { ...page.tab, ...MOVING, name: named('plain'), javaScript: false },
          async ({ tab, site }) => {
            await tab.open(addressOf(site.origin, page.visit, language))
            await expectPaint(tab)
            await tab.screenshot(pictureOf(tab, named('plain')))
          },
        ))

    it('lets a person do what it is for', () =>
      bench().visit(
        { ...page.tab, ...MOVING, name: named('done'), language },
        async ({ tab, site, person }) => {
          await tab.open(addressOf(site.origin, page.visit, language))
          await person.sees(page.story.ready)
          await page.story.act(person)
          await person.sees(page.story.done)
          await tab.evaluate('__eyes.settled()')
          await tab.screenshot(pictureOf(tab, named('done')), 'screen')
          expectNone([...(await wordsOutOfPlace(tab, language)), ...(await problemsOf(tab))])
        },
      ))
  })
}
