import { expect, test as playwright } from '@playwright/test'
import { openChromium } from '../browser/chromium/chromium.ts'
import { openOldest } from '../browser/oldest/oldest.ts'
import { provided } from '../browser/provided.ts'
import { openSite, type Site } from '../browser/site.ts'
import type { TestBrowser } from '../browser/tab.ts'
import type { WebkitPrograms } from '../browser/webkit/find-webkit.ts'
import { openWebkit } from '../browser/webkit/webkit.ts'
import { openWorkbench, ROOT, type Workbench } from './workbench.ts'

export { expect }

/** Opens a workbench once for a worker, when its first test asks for it. */
type Lend = <B extends TestBrowser>(
  open: () => Promise<B>,
  openSite?: () => Promise<Site>,
) => Promise<Workbench<B>>

/** All tests share one kind of worker: what differs is which workbench of it they take. */
const base = playwright.extend<object, { lend: Lend }>({
  lend: [
    // biome-ignore lint/correctness/noEmptyPattern: how a fixture without others is written
    async ({}, use) => {
      const benches = new Map<unknown, Promise<Workbench<TestBrowser>>>()
      // each visit finds it in its seeded state, whichever browser had it before
      let built: Promise<Site> | undefined
      const openBuilt = () => {
        built ??= openSite(ROOT)
        return built
      }
      await use((open, openOther) => {
        const found = benches.get(openOther ?? open) ?? openWorkbench(open, openOther ?? openBuilt)
        benches.set(openOther ?? open, found)
        return found as Promise<never>
      })
      for (const bench of benches.values()) await (await bench.catch(() => undefined))?.close()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
})

/** Tests with a browser and a site of their worker: `bench` lends the site in its seeded state and a new tab. */
export const testWith = <B extends TestBrowser>(open: () => Promise<B>, openSite?: () => Promise<Site>) =>
  base.extend<{ bench: Workbench<B> }>({
    bench: [async ({ lend }, use) => use(await lend(open, openSite)), { timeout: 90_000 }],
  })

export const chromium = () => openChromium(provided('chromium'), provided('probe'))

/** Folder of Chromium 80; '' on a machine that cannot run it. */
export const oldestFolder = provided('oldest')
export const oldest = () => openOldest(oldestFolder, provided('probe'))

export const webkit = () => openWebkit(webkitPrograms as WebkitPrograms, provided('probe'))

/** Programs of WebKit; undefined on a machine that cannot have it. */
export const webkitPrograms: WebkitPrograms | undefined = JSON.parse(provided('webkit') || '""') || undefined

/** Tests of the built site in Chromium. */
export const test = testWith(chromium)
/** The same in Chromium 80, skipped where it cannot run. */
export const oldestTest = testWith(oldest)
/** The same in WebKit, skipped where there is none. */
export const webkitTest = testWith(webkit)

/** Waits until a value is truthy, and resolves to it; rejects after the timeout. */
export async function until<T>(
  get: () => T | Promise<T>,
  { timeout = 30_000, interval = 50 }: { timeout?: number; interval?: number } = {},
): Promise<NonNullable<T>> {
  const end = Date.now() + timeout
  for (;;) {
    const value = await get()
    if (value) return value
    if (Date.now() >= end) throw new Error(`Nothing came within ${timeout} ms.`)
    await new Promise((resolve) => setTimeout(resolve, interval))
  }
}
