import type { Journey } from '#testing/journey'
import { isSecretScanned } from '#testing/secret-scan'
import { insideApp, insideMessenger } from '../../browser/inside.ts'
import { addressOf } from '../../browser/person.ts'
import type { TabOptions } from '../../browser/tab.ts'
import { expectNone, outOfPlace, problemsOf } from '../checks.ts'
import { EVERYTHING, LANGUAGES, pagesUnderTest } from '../pages.ts'
import { skipIfEmpty } from '../skip-if-empty.ts'
import { test } from '../test.ts'
import { worldOf } from './world.ts'

const pages = pagesUnderTest()

const journeys = pages.flatMap((page) =>
  Object.entries(page.journeys).map(([name, journey], nth) => ({ id: page.id, page, name, journey, nth })),
)

/** Of a page on which secrets are entered its first one. */
const isDaily = ({ journey, nth }: (typeof journeys)[number]) => nth === 0 && isSecretScanned(journey)

const cases = journeys
  .map((each, turn) => ({ ...each, languages: EVERYTHING ? LANGUAGES : [LANGUAGES[turn % 3] ?? 'zh'] }))
  .flatMap(({ languages, ...each }) =>
    languages.map((language) => ({ ...each, language, tag: isDaily(each) ? '@daily' : [] })),
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

function surroundings({ client = 'browser' }: Journey): TabOptions {
  if (client === 'browser') return {}
  if (client === 'messenger') return insideMessenger
  return insideApp({ client })
}
