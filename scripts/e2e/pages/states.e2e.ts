import { someByTurns } from '#testing/is-sampled'
import { provided } from '../../browser/provided.ts'
import { isMeant } from '../../build/page-names.ts'
import { findPages } from '../../build/pages.ts'
import { enterState, type Visit } from '../../gallery/enter-state.ts'
import { openVisit } from '../../gallery/open-visit.ts'
import { planShots } from '../../gallery/plan.ts'
import { expectNone } from '../checks.ts'
import { LANGUAGES } from '../pages.ts'
import { test } from '../test.ts'
import { namesIn } from '../visit-plan.ts'
import { ROOT } from '../workbench.ts'

/** A common phone and the smallest, in px. */
const PHONES = [
  { width: 375, height: 667 },
  { width: 320, height: 568 },
]
const COMPUTER = { width: 1280, height: 800 }
/** What the slowest machine takes for a state, in ms. */
const STATE_MS = 60_000

const pages = (await findPages(ROOT)).filter(({ id }) => isMeant(id, namesIn(process.env)))
const played = someByTurns(pages, 4)

for (const [place, page] of pages.entries())
  test(
    `${page.id} is in each of its states what its tree promises`,
    { tag: played.includes(page) ? [] : '@left-out' },
    async ({ bench }, info) => {
      const shots = planShots(page, LANGUAGES[place % LANGUAGES.length] ?? 'zh')
      info.setTimeout(shots.length * STATE_MS)
      const found: string[] = []
      for (const shot of shots) {
        const shared = { browser: bench.browser.browser, site: bench.site }
        const visit = await openVisit(shared, provided('probe'), shot)
        try {
          await enterState(visit, shot)
          for (const size of shot.recipe.device === 'desktop' ? [COMPUTER] : PHONES)
            found.push(
              ...(await seenAt(visit, size)).map((each) => `${shot.state} at ${size.width}: ${each}`),
            )
        } finally {
          await visit.close()
        }
      }
      expectNone(found)
    },
  )

/** Problems of the first screen, and of the whole page. */
async function seenAt(
  { tab, frame, probe }: Visit,
  size: { width: number; height: number },
): Promise<string[]> {
  await tab.setViewportSize(size)
  await frame().evaluate('scrollTo(0, 0)')
  await probe.settled()
  const first = await probe.asSeen(false)
  const height = await frame().evaluate<number>('document.documentElement.scrollHeight')
  if (height <= size.height) return first
  await tab.setViewportSize({ ...size, height })
  await probe.settled()
  return [...new Set([...first, ...(await probe.asSeen(true))])]
}
