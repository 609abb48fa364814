import type { Browser } from 'playwright-core'
import { PNG } from 'pngjs'
import type { PageState } from '../../../shared/runtime/app/page-state.ts'
import { launchBrowser } from '../../browser/browser.ts'
import { provided } from '../../browser/provided.ts'
import { openSite, type Site } from '../../browser/site.ts'
import { enterState, PICTURE } from '../../gallery/enter-state.ts'
import { findingsOf } from '../../gallery/findings.ts'
import { openVisit } from '../../gallery/open-visit.ts'
import type { Shot } from '../../gallery/plan.ts'
import { expect, test } from '../test.ts'
import { ROOT } from '../workbench.ts'

// what its hooks open is opened once
test.describe.configure({ mode: 'default' })

let browser: Browser
let site: Site
test.beforeAll(async () => {
  browser = await launchBrowser(provided('chromium'))
  site = await openSite(ROOT)
})
test.afterAll(async () => {
  await browser?.close()
  await site?.close()
})

/** The login page as it is entered by a recipe. */
async function picture(
  recipe: PageState,
  tapPatience?: number,
): Promise<{ png: Buffer; findings: string[] }> {
  const shot: Shot = { page: 'portal/login', state: 'tried', language: 'en', path: '/login', recipe }
  const visit = await openVisit({ browser, site }, provided('probe'), shot)
  try {
    await enterState(visit, shot, tapPatience)
    return { png: await visit.tab.screenshot(PICTURE), findings: await findingsOf(visit, shot) }
  } finally {
    await visit.close()
  }
}

const CODE_SENT: PageState = { as: 'nobody', taps: ['mobile=13800010001', 'send-code'] }

test('a state gives the same picture in two runs, though it counts seconds, and another state another', async () => {
  const first = await picture(CODE_SENT)
  expect(first.findings).toEqual([])
  expect((await picture(CODE_SENT)).png.equals(first.png)).toBe(true)
  expect((await picture({ as: 'nobody' })).png.equals(first.png)).toBe(false)
})

test('a tap that meets nothing is reported, with what there is', async () => {
  await expect(picture({ as: 'nobody', taps: ['fly'] }, 500)).rejects.toThrow(
    /^The tap "fly" was not found\. There are: .*mobile=, .*login/,
  )
})

test('a page is shown in a frame and on a computer as well', async () => {
  const framed = await picture({ as: 'nobody', client: 'frame', taps: ['login'] })
  const wide = await picture({ as: 'nobody', device: 'desktop' })
  expect([framed.findings, wide.findings]).toEqual([[], []])
  expect([PNG.sync.read(framed.png).width, PNG.sync.read(wide.png).width]).toEqual([375, 1280])
})
