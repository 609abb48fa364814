import type { Chromium } from '../../browser/chromium/chromium.ts'
import { addressOf } from '../../browser/person.ts'
import { SEASON } from '../season.ts'
import { expect, test } from '../test.ts'
import { expectSane } from '../way-on.ts'
import type { Workbench } from '../workbench.ts'
import type { Trouble } from './line.ts'
import { expectNoSecrets, type LineVisit, pass, visitOverLine } from './over-line.ts'

const isCollector = (path: string) => path.startsWith('/assets/frontendLog/')
const LESSON = '声音与距离'

/** How often the collector of log events was tried. */
const tries = ({ line }: LineVisit) =>
  line.received.filter(({ url }) => url === '/assets/frontendLog/v3').length
const tried = (visit: LineVisit, times: number) =>
  expect(() => expect(tries(visit)).toBe(times)).toPass({ timeout: 8000, intervals: [50] })
/** Resolves when the page has noted so many failures in a row. */
const rested = ({ tab }: LineVisit, failures: number) =>
  expect(async () =>
    expect(await tab.evaluate(`JSON.parse(localStorage.getItem('statisticsRest') || '{}').failures`)).toBe(
      failures,
    ),
  ).toPass({ timeout: 8000, intervals: [50] })

/** An upload that had begun would have left by now: it waits 100 ms for other tabs. */
async function couldLeave(visit: LineVisit): Promise<void> {
  for (let step = 0; step < 4; step++) {
    await pass(visit, 60)
    await visit.tab.probe.settled()
  }
}

/** A visit to the battle order whose log collector is in trouble. */
const visit = (
  bench: Workbench<Chromium>,
  name: string,
  how: Trouble,
  play: (visit: LineVisit) => Promise<void>,
) =>
  visitOverLine(bench, { name: `collector.${name}` }, async (each) => {
    const { tab, line, person } = each
    await tab.page.clock.install()
    line.trouble(isCollector, how)
    await tab.open(addressOf(line.origin, SEASON, 'zh'))
    await person.finds(LESSON)
    await play(each)
    await expectSane(tab, 'zh')
    line.received.shift()
    await expectNoSecrets(each, ['demo-10001'])
  })

test.describe('a log collector that is down', () => {
  for (const [name, how] of [
    ['broken off', 'offline'],
    ['with 500', { status: 500, body: '<h1>Internal Server Error</h1>' }],
  ] as const) {
    test(`${name} is requested less and less often, shows no error, and loses nothing`, ({ bench }) =>
      visit(bench, name, how as Trouble, async (each) => {
        const { tab, line, site, person } = each
        await pass(each, 1500)
        await rested(each, 1)
        const first = tries(each)
        await pass(each, 5100)
        await rested(each, 2)
        expect(tries(each)).toBe(first + 1)
        for (const [turn, seconds] of [10, 20, 40].entries()) {
          await pass(each, seconds * 700)
          await couldLeave(each)
          expect(tries(each)).toBe(first + turn + 1)
          await pass(each, seconds * 300)
          await rested(each, turn + 3)
          expect(tries(each)).toBe(first + turn + 2)
        }
        await person.tap('button', LESSON)
        await person.sees({ role: 'dialog', name: LESSON })
        expect(await tab.page.locator('[role=status] > [data-kind]').count()).toBe(0)
        expect(await site.logs()).toEqual([])
        line.fix()
        await pass(each, 81_000)
        await expect(async () => {
          const logs = await site.logs()
          expect(logs.map(({ event }) => event.id)).toEqual(expect.arrayContaining(['view', 'tutorial']))
          expect(logs.every(({ times }) => times === 1)).toBe(true)
        }).toPass({ timeout: 8000 })
        expect(await tab.evaluate('localStorage.getItem("statisticsRest")')).toBeNull()
      }))
  }

  test('a log collector that answers 429 is left alone for as long as it asks', ({ bench }) =>
    visit(bench, 'busy', { status: 429, headers: { 'retry-after': '600' } }, async (each) => {
      await pass(each, 1500)
      await tried(each, 1)
      await rested(each, 1)
      await pass(each, 590_000)
      await couldLeave(each)
      expect(tries(each)).toBe(1)
      each.line.fix()
      await pass(each, 11_000)
      await expect(async () => expect((await each.site.logs()).length).toBeGreaterThan(0)).toPass({
        timeout: 8000,
      })
    }))
})
