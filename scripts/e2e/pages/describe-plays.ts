import type { TestType } from '@playwright/test'
import { isSampled, type Kind } from '#testing/is-sampled'
import type { Person } from '#testing/story'
import { addressOf, personAt } from '../../browser/person.ts'
import { probeCall } from '../../browser/remote-probe.ts'
import type { Site } from '../../browser/site.ts'
import type { Tab, TabOptions, TestBrowser } from '../../browser/tab.ts'
import { expectNone, expectPaint, jumpsOf, outOfPlace, problemsOf } from '../checks.ts'
import { LANGUAGES, onePerFamily, type PageUnderTest } from '../pages.ts'
import { planVisits, playsWhole } from '../visit-plan.ts'
import type { Workbench } from '../workbench.ts'
import { keepPicture, type Visit } from '../workbench.ts'

/** Drawing what moves is a third of a visit: the rest does it, in each page's other languages. */
const MOVING: TabOptions = { reducedMotion: false, prelude: probeCall('watchMotion') }

/** `test` with a workbench of one browser. */
export type BenchTest<B extends TestBrowser> = TestType<{ bench: Workbench<B> }, object>

export interface Plays<B extends TestBrowser> {
  /**
   * Looks at the page before anything is done.
   * @param acts whether its story is played to the end. @param first whether this is the visit's first language.
   */
  moreFindings?(visit: Visit<B>, page: PageUnderTest, acts: boolean, first: boolean): Promise<string[]>
  /** Those that the page at that place in the list is tried in; by default all. */
  languagesOf?(place: number): readonly Person['language'][]
  /** Which visits are daily; by default those that act. */
  isDaily?(page: PageUnderTest, acts: boolean): boolean
  /** Which of the others CI plays: those of the pages of its sample of that kind; none: never. */
  kind: Kind | 'never'
  /** A browser that does not tell what moves, so that nothing has to. */
  isStill?: boolean
  /** Whose stories are acted out; by default all. */
  isActed?(page: PageUnderTest): boolean
  /** Whether the browser can do without scripts; by default it can. */
  isPlain?: boolean
}

/** What every page has to show, in whichever browser; the rest watches what moves too. */
export function describePlays<B extends TestBrowser>(
  pages: PageUnderTest[],
  test: BenchTest<B>,
  {
    moreFindings = async () => [],
    languagesOf = () => LANGUAGES,
    isDaily = (_, acts) => acts,
    kind,
    isStill = false,
    isActed = () => true,
    isPlain = true,
  }: Plays<B>,
): void {
  const first = onePerFamily(pages)
  const whole = playsWhole(process.env)
  const cases = planVisits(pages, languagesOf, whole).map((turn) => ({
    ...turn,
    acts: turn.acts && isActed(turn.page),
    spoken: turn.languages.join(' and '),
  }))
  for (const { spoken, page, languages, acts } of cases) {
    const daily = isDaily(page, acts)
    const still = isStill || (daily && !whole)
    const tag = daily ? '@daily' : kind !== 'never' && isSampled(page.id, kind) ? [] : '@left-out'
    test.describe(`${page.id} in ${spoken}`, { tag }, () => {
      const visiting = { ...page.tab, ...(still ? {} : MOVING) }
      const nameIn = (language: string, state: string) => `${page.name}.${language}.${state}`
      const [mainly = 'zh'] = languages

      const what = 'comes to life with an empty console and shows its content in its own language'
      test(acts ? `${what}, and lets a person do what it is for` : what, ({ bench }) =>
        bench.visit({ ...visiting, name: nameIn(mainly, 'visit'), language: mainly }, async (visit) => {
          const { tab, site } = visit
          for (const language of languages) {
            const person = language === mainly ? visit.person : personAt(tab, { language, site: site.origin })
            const expectOwnWords = async (more: string[] = []) =>
              expectNone([
                ...(await outOfPlace(tab, language)),
                ...(still ? [] : await tab.probe.wideMotions()),
                ...more,
                ...jumpsOf(tab),
                ...(await problemsOf(tab)),
              ])

            if (language !== mainly) await forget(tab, site)
            await site.addFault({ hold: true })
            await tab.open(addressOf(site.origin, page.visit, language))
            await atRest(tab)
            await answerInTurn(tab, site)
            await person.sees(page.story.ready)
            await tab.probe.idle(4000)
            await tab.probe.settled()
            await keepPicture(tab, nameIn(language, 'ready'))
            await expectOwnWords(await moreFindings(visit, page, acts, language === mainly))
            if (!acts) continue

            await page.story.act(person)
            await person.sees(page.story.done)
            await tab.probe.settled()
            await keepPicture(tab, nameIn(language, 'done'), 'screen')
            await expectOwnWords()
          }
        }),
      )

      if (acts && isPlain && first.includes(page))
        test('paints without its scripts', ({ bench }) =>
          bench.visit(
            { ...visiting, name: nameIn(mainly, 'plain'), javaScript: false },
            async ({ tab, site }) => {
              await tab.open(addressOf(site.origin, page.visit, mainly))
              await expectPaint(tab)
              await keepPicture(tab, nameIn(mainly, 'plain'))
            },
          ))
    })
  }
}

/**
 * Waits until the skeletons are painted, hydrated and in their fonts, on however slow a machine: only then responses may
 * arrive.
 */
async function atRest(tab: Tab): Promise<void> {
  await tab.probe.hydrated(8000)
  await tab.evaluate('document.fonts.ready.then(() => undefined)')
  await tab.probe.settled()
}

/** Answers come one by one, each painted before the next: what moves between them would move on a slow line. */
async function answerInTurn(tab: Tab, site: Site): Promise<void> {
  while ((await site.release(1)) > 0) await tab.probe.settled()
  await site.release()
}

/** A visit in a further language begins as the first one did: with nothing kept on the phone. */
async function forget(tab: Tab, site: Site): Promise<void> {
  await tab.open(`${site.origin}/version.txt`)
  await tab.evaluate('(localStorage.clear(), sessionStorage.clear())')
}
