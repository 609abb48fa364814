import type { Browser, Frame, Page } from 'playwright-core'
import type { Surroundings } from './surroundings.ts'
import { type Traffic, watchTraffic } from './traffic.ts'

/** A page on its way to a picture. */
export interface Visit {
  tab: Page
  /** The page's own: a frame of the tab where another page is around it. */
  frame: Frame
  traffic: Traffic
  /** Errors that nobody caught. */
  uncaught: string[]
  close(): Promise<void>
}

/** A picture is looked at on ordinary screens: two pixels for one would only cost time. */
const SCALE = 1

/** Where the pages stand in pictures: their links and codes must not tell which port a site was given. */
const ORIGIN = 'http://pages.localhost'

/**
 * Opens an address in a tab with a profile of its own, on which nothing moves.
 *
 * @param prelude run before the page's scripts, after those of the surroundings.
 * @param heldUp which calls are never answered in this state.
 */
export async function openVisit(
  browser: Browser,
  url: string,
  around: Surroundings,
  prelude: string,
  heldUp: (path: string) => boolean,
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: around.width, height: around.height },
    deviceScaleFactor: SCALE,
    isMobile: around.phone,
    hasTouch: around.phone,
    userAgent: around.userAgent,
    reducedMotion: 'reduce',
  })
  await context.addInitScript(`${around.prelude};${prelude}`)
  const tab = await context.newPage()
  const uncaught: string[] = []
  tab.on('pageerror', (error) => uncaught.push(String(error)))
  const traffic = watchTraffic(tab, heldUp)
  await tab.route(`${ORIGIN}/**`, (route) =>
    route.continue({ url: route.request().url().replace(ORIGIN, new URL(url).origin) }),
  )
  const shown = url.replace(new URL(url).origin, ORIGIN)
  const frame = around.framed ? await openFramed(tab, shown) : await openAlone(tab, shown)
  return { tab, frame, traffic, uncaught, close: () => context.close() }
}

async function openAlone(tab: Page, url: string): Promise<Frame> {
  await tab.goto(url, { waitUntil: 'load' })
  return tab.mainFrame()
}

/** In a page of the same site that is nothing but a frame. */
async function openFramed(tab: Page, url: string): Promise<Frame> {
  const parent = new URL('/framing', url).href
  const html = `<!doctype html><meta name="viewport" content="width=device-width,initial-scale=1">
    <body style="margin:0"><iframe src="${url.replaceAll('&', '&amp;')}" title="page"
    style="display:block;width:100vw;height:100vh;border:0"></iframe>`
  await tab.route(parent, (route) => route.fulfill({ contentType: 'text/html', body: html }))
  await tab.goto(parent, { waitUntil: 'load' })
  return tab.mainFrame().childFrames()[0] as Frame
}
