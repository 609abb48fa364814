import type { Browser, Page } from 'playwright-core'
import { median } from './median.ts'

/** Slow 4G, and a phone four times slower than this machine. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
}
const CPU = 4

export interface Visit {
  /** Milliseconds from navigation to the first contentful paint. */
  paint: number
  /** Milliseconds from navigation to the first row of server data on screen; 0 where there is none. */
  data: number
}

/** What to visit: an address, and the text by which server data is recognised (none: paint alone). */
export interface Target {
  name: string
  url: string
  row?: string
  /** Visited first, so that what pages have in common is cached. */
  before?: string
}

/** Visits the targets in turn, so that a slow moment of the machine meets all alike, and gives the medians. */
export async function measure(
  browser: Browser,
  targets: Target[],
  visits: number,
): Promise<Record<string, Visit>> {
  const seen: Record<string, Visit[]> = {}
  for (let round = 0; round < visits; round++) {
    for (const target of targets)
      seen[target.name] = [...(seen[target.name] ?? []), await visit(browser, target)]
  }
  return Object.fromEntries(
    Object.entries(seen).map(([name, all]) => [
      name,
      { paint: median(all.map((each) => each.paint)), data: median(all.map((each) => each.data)) },
    ]),
  )
}

async function visit(browser: Browser, { url, row, before }: Target): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
  try {
    const page = await context.newPage()
    if (before) {
      await page.goto(before, { waitUntil: 'load' })
      await page.waitForLoadState('networkidle')
    }
    await slowDown(page)
    if (row) await page.addInitScript(watchFor(row))
    await page.goto(url, { waitUntil: 'load' })
    const data = row
      ? await page.waitForFunction(() => (window as Watched).__row, undefined, { timeout: 30_000 })
      : undefined
    const paint = await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      undefined,
      { timeout: 30_000 },
    )
    return { paint: Number(await paint.jsonValue()), data: Number((await data?.jsonValue()) ?? 0) }
  } finally {
    await context.close()
  }
}

type Watched = Window & { __row?: number }

async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', NETWORK)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU })
}

/** For the page: notes the frame in which the text first stands in it. As text, since tsx marks functions with a helper. */
function watchFor(row: string): string {
  return `{
    const observer = new MutationObserver(() => {
      const root = document.getElementById('root')
      if (!root || !root.textContent.includes(${JSON.stringify(row)})) return
      observer.disconnect()
      requestAnimationFrame(() => { window.__row = performance.now() })
    })
    observer.observe(document, { childList: true, subtree: true, characterData: true })
  }`
}
