import type { Browser } from 'playwright-core'
import { PNG } from 'pngjs'
import type { PageState } from '../../../shared/runtime/app/page-state.ts'
import { launchBrowser } from '../../browser/browser.ts'
import { Pool } from '../../browser/pool.ts'
import { openSite, type Site } from '../../browser/site.ts'
import { comparePictures } from '../../gallery/compare/compare-pictures.ts'
import type { Shot } from '../../gallery/plan.ts'
import { takePicture } from '../../gallery/visit/take-picture.ts'
import { expect, provided, test } from '../test.ts'
import { ROOT } from '../workbench.ts'

// what its hooks open is opened once
test.describe.configure({ mode: 'default' })

let browser: Browser
const sites = new Pool<Site>(() => openSite(ROOT), 3)
test.beforeAll(async () => {
  browser = await launchBrowser(provided('chromium'))
})
test.afterAll(async () => {
  await browser?.close()
  for (const site of await sites.all()) await site.close()
})

/** The login page as it is entered by a recipe. */
function picture(recipe: PageState, tapPatience?: number) {
  const shot: Shot = { page: 'portal/login', state: 'tried', language: 'en', path: '/login', recipe }
  return sites.lend((site) => takePicture(browser, site, provided('probe'), shot, tapPatience))
}

const CODE_SENT: PageState = { as: 'nobody', taps: ['mobile=13800010001', 'send-code'] }

test('a state gives the same picture in two runs, though it counts seconds', async () => {
  const [first, second] = await Promise.all([picture(CODE_SENT), picture(CODE_SENT)])
  expect([first.unreached, first.findings]).toEqual([undefined, []])
  expect(comparePictures(first.png, second.png)).toBeUndefined()
})

test('another state gives another picture', async () => {
  const [empty, sent] = await Promise.all([picture({ as: 'nobody' }), picture(CODE_SENT)])
  expect(comparePictures(empty.png, sent.png)?.share).toBeGreaterThan(0)
})

test('a tap that meets nothing is reported, with what there is; the picture is taken all the same', async () => {
  const { unreached, png } = await picture({ as: 'nobody', taps: ['fly'] }, 500)
  expect(unreached).toMatch(/^The tap "fly" was not found\. There are: .*mobile=, .*login/)
  expect(PNG.sync.read(png).width).toBe(375)
})

test('a page is shown in a frame and on a computer as well', async () => {
  const [framed, wide] = await Promise.all([
    picture({ as: 'nobody', client: 'frame', taps: ['login'] }),
    picture({ as: 'nobody', device: 'desktop' }),
  ])
  expect([framed.unreached, framed.findings, wide.findings]).toEqual([undefined, [], []])
  expect(PNG.sync.read(wide.png).width).toBe(1280)
})
