import { addressOf } from '../../browser/person.ts'
import type { Tab, TestBrowser } from '../../browser/tab.ts'
import { expectNone, problemsOf } from '../checks.ts'
import { SEASON } from '../season.ts'
import { chromium, expect, oldest, oldestFolder, testWith, webkit, webkitPrograms } from '../test.ts'
import type { Visit, Workbench } from '../workbench.ts'

const GOALS = { role: 'dialog', name: '选择目标' } as const
const HALLS = { role: 'dialog', name: '选择主持厅' } as const
const BEFORE = '/battleRule'

const BROWSERS = [
  ['Chromium', testWith<TestBrowser>(chromium)],
  ['Chromium 80', testWith<TestBrowser>(oldest)],
  ['WebKit', testWith<TestBrowser>(webkit)],
] as const
/** What this machine has none of. */
const MISSING = [...(oldestFolder ? [] : ['Chromium 80']), ...(webkitPrograms ? [] : ['WebKit'])]

for (const [name, test] of BROWSERS) {
  test.describe(`on ${name}`, () => {
    test.skip(MISSING.includes(name), `This machine has no ${name}.`)
    /** A page that was reached from another one, with two sheets open over each other. */
    const withTwoSheets = (
      bench: Workbench<TestBrowser>,
      title: string,
      use: (visit: Visit<TestBrowser>) => Promise<void>,
    ) =>
      bench.visit({ name: `back.${name}.${title}` }, async (visit) => {
        const { tab, site, person } = visit
        await tab.open(addressOf(site.origin, BEFORE, 'zh'))
        await tab.open(addressOf(site.origin, SEASON, 'zh'))
        await person.tap('button', '选择目标')
        await person.sees(GOALS)
        await person.tap('button', '选择')
        await person.sees(HALLS)
        await use(visit)
        expectNone(await problemsOf(tab))
      })

    test('the way back closes the upper of two sheets, then the lower, then leaves the page', ({ bench }) =>
      withTwoSheets(bench, 'closes', async ({ tab, person }) => {
        await goBack(tab)
        await person.waitsUntilGone(HALLS)
        await person.sees(GOALS)
        await goBack(tab)
        await person.waitsUntilGone(GOALS)
        expect(await pathOf(tab)).not.toBe(BEFORE)
        await goBack(tab)
        await arrivesAt(tab, BEFORE)
      }))

    test('the page stands where it stood, and the way forward opens nothing', ({ bench }) =>
      withTwoSheets(bench, 'forward', async ({ tab, person }) => {
        const top = await tab.evaluate<string>('document.body.style.top')
        await goBack(tab)
        await person.waitsUntilGone(HALLS)
        await goBack(tab)
        await person.waitsUntilGone(GOALS)
        expect(await tab.evaluate('-scrollY + "px"')).toBe(top)
        await tab.evaluate('history.forward()')
        await tab.probe.settled()
        await person.waitsUntilGone(GOALS)
        await goBack(tab)
        await arrivesAt(tab, BEFORE)
      }))

    test('sheets that were closed by their buttons leave nothing to go back through', ({ bench }) =>
      withTwoSheets(bench, 'buttons', async ({ tab, person }) => {
        await tab.evaluate(inUppermost("querySelector('button[aria-label=关闭]').click()"))
        await person.waitsUntilGone(HALLS)
        await tab.evaluate(inUppermost("querySelector('button[aria-label=关闭]').click()"))
        await person.waitsUntilGone(GOALS)
        await leavesNoStep(tab)
        await goBack(tab)
        await arrivesAt(tab, BEFORE)
      }))

    test('after a reload nothing is open, and the way back leaves the page at once', ({ bench }) =>
      withTwoSheets(bench, 'reload', async ({ tab, person }) => {
        await tab.evaluate('void setTimeout(() => location.reload())')
        await expect(async () => expect(await tab.evaluate('document.readyState')).toBe('complete')).toPass()
        await person.waitsUntilGone(HALLS)
        await leavesNoStep(tab)
        await goBack(tab)
        await arrivesAt(tab, BEFORE)
      }))

    test('from a page that a sheet led to, the way back leads to the page and not to its sheet', ({
      bench,
    }) =>
      withTwoSheets(bench, 'leads', async ({ tab, person }) => {
        const season = await pathOf(tab)
        await tab.evaluate(
          inUppermost("append(Object.assign(document.createElement('a'), { href: '/download' }))"),
        )
        await tab.evaluate(inUppermost('querySelector("a").click()'))
        await arrivesAt(tab, '/download')
        await goBack(tab)
        await arrivesAt(tab, season)
        await person.waitsUntilGone(HALLS)
      }))
  })
}

const inUppermost = (does: string) => `void [...document.querySelectorAll('[role=dialog]')].pop().${does}`

const goBack = (tab: Tab) => tab.evaluate('void setTimeout(() => history.back())')

/** While one page gives way to the next nothing can be asked. */
const pathOf = (tab: Tab) => tab.evaluate<string>('location.pathname').catch(() => '')

const arrivesAt = (tab: Tab, path: string) =>
  expect(async () => expect(await pathOf(tab)).toBe(path)).toPass({ timeout: 15_000 })

const leavesNoStep = (tab: Tab) =>
  expect(async () => expect(await tab.evaluate('history.state && history.state.layer || 0')).toBe(0)).toPass({
    timeout: 15_000,
  })
