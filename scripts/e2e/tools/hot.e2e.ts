import type { Chromium } from '../../browser/chromium/chromium.ts'
import { addressOf } from '../../browser/person.ts'
import { siteAt } from '../../browser/site.ts'
import { SourceCopy } from '../../build/source-copy.ts'
import { startServer } from '../../server/testing/servers.ts'
import { expectNone, problemsOf } from '../checks.ts'
import { SEASON } from '../season.ts'
import { chromium, expect, test } from '../test.ts'
import { openWorkbench, ROOT, type Workbench } from '../workbench.ts'

// what its hooks open is opened once
test.describe.configure({ mode: 'default' })

const PAGE = 'pages/warlord/season'
const GOAL = { zh: '选择目标', en: 'Choose a goal', tw: '選擇目標' }
const SECOND = { zh: '渐入佳境', en: 'Hitting your stride', tw: '漸入佳境' }
const SHOWN = { timeout: 20_000, interval: 20 }

let copy: SourceCopy
let bench: Workbench<Chromium>
test.beforeAll(async () => {
  copy = new SourceCopy(ROOT, ['paths.json', 'warlord/_family', 'warlord/season'])
  // its libraries are the project's own: what Vite makes of them is not
  copy.edit('vite.config.ts', (config) =>
    config.replace("appType: 'custom',", "appType: 'custom',\n  cacheDir: '.vite',"),
  )
  bench = await openWorkbench(chromium, async () => {
    const server = await startServer('start', copy.root)
    return siteAt(server.origin, server.stop)
  })
})
test.afterAll(async () => {
  await bench?.close()
  copy?.remove()
})

test('an edit of a style sheet, a component or a hook is shown while the sheet stays open', () =>
  bench.visit({ name: 'hot', language: 'en', patience: 20_000 }, async ({ tab, site, person }) => {
    const { page } = tab
    await tab.open(addressOf(site.origin, SEASON, 'en'))
    await person.tap('button', GOAL)
    const sheet = page.getByRole('dialog')
    const second = sheet.locator('[data-track="goal-option"]').nth(1)
    await person.tap('radio', SECOND)
    await expect(async () => expect(await second.isChecked()).toBe(true)).toPass(SHOWN)
    await tab.evaluate('window.__before = true')
    const keeps = async () =>
      expect([await tab.evaluate('window.__before'), await second.isChecked()]).toEqual([true, true])

    copy.edit(`${PAGE}/sheets/GoalPicker.module.css`, (css) =>
      css.replace('.option {', '.option {\n  outline-style: dotted;'),
    )
    const outline = () =>
      sheet
        .locator('label')
        .first()
        .evaluate((label) => getComputedStyle(label).outlineStyle)
    await expect(async () => expect(await outline()).toBe('dotted')).toPass(SHOWN)
    await keeps()

    copy.edit(`${PAGE}/sheets/GoalPicker.tsx`, (code) =>
      code.replace('<HallField ', '<p>New words</p>\n      <HallField '),
    )
    await sheet.getByText('New words').waitFor()
    await keeps()

    copy.edit('shared/kit/sheet/Sheet.module.css', (css) => `${css}\n[role='dialog'] {\n  cursor: help;\n}\n`)
    const cursor = () => sheet.evaluate((box) => getComputedStyle(box).cursor)
    await expect(async () => expect(await cursor()).toBe('help')).toPass(SHOWN)
    await keeps()

    // what was loaded when it was asked for is drawn again, and with it what was chosen there
    copy.edit(`${PAGE}/use-board.ts`, (code) => `${code}\n;(window as { __hook?: boolean }).__hook = true\n`)
    await expect(async () => expect(await tab.evaluate('window.__hook')).toBe(true)).toPass(SHOWN)
    await sheet.getByText('New words').waitFor()
    expect(await tab.evaluate('window.__before')).toBe(true)
    expectNone(await problemsOf(tab))
  }))
