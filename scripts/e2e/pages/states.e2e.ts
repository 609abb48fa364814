import { someByTurns } from '#testing/is-sampled'
import { provided } from '../../browser/provided.ts'
import { isMeant } from '../../build/page-names.ts'
import { findPages } from '../../build/pages.ts'
import { enterState, type Visit } from '../../gallery/enter-state.ts'
import { openVisit } from '../../gallery/open-visit.ts'
import { planShots } from '../../gallery/plan.ts'
import { expectNone } from '../checks.ts'
import { LANGUAGES } from '../pages.ts'
import { expect, test } from '../test.ts'
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

/** A sound screen: a heading with its rules, a list, a bar at the foot of the screen. */
const SOUND = `
  <header style="position: relative; height: 200px">
    <button style="position: absolute; right: 8px; top: 8px; width: 80px; height: 44px">Rules</button>
    <h1 style="margin: 0; padding-top: 60px">Hearts</h1>
    <svg viewBox="0 0 100 50" width="200"><text x="4" y="20" style="font-size: 8px">Seven</text></svg>
  </header>
  <ol><li>One</li><li>Two</li><li style="height: 900px">Three</li></ol>
  <p class="mine">Me</p>
  <footer style="position: fixed; left: 0; right: 0; bottom: 0; background: #fff"><button>Go</button></footer>`

/** Each breaks it in one way, with what is found then. */
const BROKEN: [how: string, css: string, found: RegExp][] = [
  [
    'a button under a heading',
    'h1 { position: absolute; inset: 0; height: 90px }',
    /a finger on <button.+Rules meets <h1/,
  ],
  [
    'a lid over a heading',
    'svg { position: absolute; top: 0; background: #000 }',
    /"Hearts" is covered by <svg/,
  ],
  [
    'a row pinned from the start',
    '.mine { position: sticky; bottom: 80px; background: #fff }',
    /Me is pinned \d+ px from its place/,
  ],
  ['a drawing that is scaled down', 'svg { width: 90px }', /"Seven" is drawn at 7\.\d px/],
  ['two texts on one place', 'li + li { margin-top: -24px }', /"Two" and "One" lie on one place/],
]

test(
  'a screen is found to be sound, and broken in each way in which it can be',
  { tag: '@daily' },
  ({ bench }) =>
    bench.visit({ name: 'seen.sound' }, async ({ tab, site }) => {
      await tab.open(`${site.origin}/robots.txt`)
      await tab.evaluate(
        `void (document.head.innerHTML = '<meta name="viewport" content="width=device-width">')`,
      )
      await tab.evaluate(`void (document.body.innerHTML = ${JSON.stringify(SOUND)})`)
      expect(await tab.probe.asSeen(false)).toEqual([])
      for (const [how, css, found] of BROKEN) {
        const style = JSON.stringify(`${SOUND}<style>${css}</style>`)
        await tab.evaluate(`void (document.body.innerHTML = ${style})`)
        expect((await tab.probe.asSeen(false)).join(), how).toMatch(found)
      }
    }),
)
