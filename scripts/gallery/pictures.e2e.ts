import { existsSync } from 'node:fs'
import path from 'node:path'
import { test as base, expect } from '@playwright/test'
import type { Browser } from 'playwright-core'
import { launchBrowser } from '../browser/browser.ts'
import { provided } from '../browser/provided.ts'
import { openSite, type Site } from '../browser/site.ts'
import { isMeant } from '../build/page-names.ts'
import { findPages } from '../build/pages.ts'
import { twinOf } from './alike.ts'
import { enterState, PICTURE } from './enter-state.ts'
import { findingsOf } from './findings.ts'
import { openVisit } from './open-visit.ts'
import { fileOf, type Language, planShots, type Shot } from './plan.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const names = (process.env.E2E_PAGES ?? '').split(',').filter(Boolean)

const test = base.extend<object, { shared: { browser: Browser; site: Site } }>({
  shared: [
    // biome-ignore lint/correctness/noEmptyPattern: how a fixture without others is written
    async ({}, use) => {
      const [browser, site] = await Promise.all([launchBrowser(provided('chromium')), openSite(ROOT)])
      await use({ browser, site })
      await browser.close()
      await site.close()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
})

const pages = (await findPages(ROOT)).filter(({ id }) => isMeant(id, names))
for (const page of pages) {
  test.describe(page.id, () => {
    // in order, so that a state finds the pictures of those before it
    test.describe.configure({ mode: 'default' })
    for (const [index, { state }] of planShots(page, 'zh').entries()) {
      test(state, async ({ shared }, info) => {
        const shots = planShots(page, info.project.name as Language)
        const shot = shots[index] as Shot
        const picture = fileOf(shot)
        const recorded = info.snapshotPath(...picture)
        const visit = await openVisit(shared, provided('probe'), shot)
        try {
          await enterState(visit, shot)
          // the library would fail a test without a recorded picture, and start its browser and its site again
          if (!existsSync(recorded)) {
            await visit.tab.screenshot({ ...PICTURE, path: recorded })
            info.annotations.push({ type: 'new picture', description: path.relative(ROOT, recorded) })
          }
          await expect(visit.tab).toHaveScreenshot(picture, PICTURE)
          await info.attach(state, { path: recorded, contentType: 'image/png' })
          const twin = twinOf(shot, shots, (each) => info.snapshotPath(...fileOf(each)))
          const found = [
            ...(await findingsOf(visit, shot)),
            ...(twin ? [`the same picture as "${twin.state}"`] : []),
          ]
          expect(found, found.join(' | ')).toEqual([])
        } catch (error) {
          await info.attach('screen', { body: await visit.tab.screenshot(), contentType: 'image/png' })
          throw error
        } finally {
          await visit.close()
        }
      })
    }
  })
}
