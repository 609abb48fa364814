import { isSampled, type Kind } from '#testing/is-sampled'
import type { Journey } from '#testing/journey'
import { isSecretScanned } from '#testing/secret-scan'
import { insideApp, insideMessenger } from '../../browser/inside.ts'
import { addressOf } from '../../browser/person.ts'
import type { TabOptions } from '../../browser/tab.ts'
import { expectNone, outOfPlace, problemsOf } from '../checks.ts'
import { EVERYTHING, LANGUAGES, type PageUnderTest } from '../pages.ts'
import { skipIfEmpty } from '../skip-if-empty.ts'
import type { BenchTest } from './describe-plays.ts'
import { type JourneyBrowser, worldOf } from './world.ts'

interface Journeys {
  /** Which of them; by default all. */
  isMeant?(page: PageUnderTest, journey: Journey): boolean
  /** Of the pages of which CI's sample has this kind, it plays those that are not daily. */
  kind?: Kind
  /** Whether `npm test` plays, of a page on which secrets are entered, its first one; by default it does. */
  hasDaily?: boolean
}

/** The journeys of pages, each in one language in turn. */
export function describeJourneys<B extends JourneyBrowser>(
  pages: PageUnderTest[],
  test: BenchTest<B>,
  { isMeant = () => true, kind = 'journeys', hasDaily = true }: Journeys = {},
): void {
  const journeys = pages.flatMap((page) =>
    Object.entries(page.journeys)
      .filter(([, journey]) => isMeant(page, journey))
      .map(([name, journey], nth) => ({ id: page.id, page, name, journey, nth })),
  )

  const isDaily = ({ journey, nth }: (typeof journeys)[number]) =>
    hasDaily && nth === 0 && isSecretScanned(journey)

  const tagOf = (each: (typeof journeys)[number]) =>
    isDaily(each) ? '@daily' : isSampled(each.id, kind) ? [] : '@left-out'

  const cases = journeys
    .map((each, turn) => ({ ...each, languages: EVERYTHING ? LANGUAGES : [LANGUAGES[turn % 3] ?? 'zh'] }))
    .flatMap(({ languages, ...each }) =>
      languages.map((language) => ({ ...each, language, tag: tagOf(each) })),
    )

  skipIfEmpty(cases, 'no page of this run has a journey')

  for (const { id, page, name, journey, language, tag } of cases) {
    test(`${id}: ${name}, in ${language}`, { tag }, ({ bench }) => {
      const title = `journeys/${page.name}.${name.replaceAll(/\W+/g, '-')}`
      return bench.visit({ ...surroundings(journey), name: title, language }, async (visit) => {
        const { tab, site, person } = visit
        const from = journey.from.startsWith('?') ? `${page.path}${journey.from}` : journey.from
        await tab.open(addressOf(site.origin, from, language))
        await journey.go(person, worldOf(visit, title))
        // the browser reports what a journey breaks on purpose; the page's texts stay in its language
        const slips = (await problemsOf(tab)).filter((problem) => problem.startsWith('exception'))
        expectNone([...(await outOfPlace(tab, language)), ...slips])
      })
    })
  }
}

function surroundings({ client = 'browser' }: Journey): TabOptions {
  if (client === 'browser') return {}
  if (client === 'messenger') return insideMessenger
  return insideApp({ client })
}
