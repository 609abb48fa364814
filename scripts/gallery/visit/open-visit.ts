import type { Browser, Frame, Page } from 'playwright-core'
import type { Surroundings } from './surroundings.ts'
import { type Traffic, watchTraffic } from './traffic.ts'

/** A tab on its way to a picture. */
export interface Visit {
  tab: Page
  /** Opens an address of a site; resolves when the page has loaded. */
  open(url: string): Promise<void>
  /** The page's own: a frame of the tab where another page is around it. */
  frame(): Frame
  traffic: Traffic
  /** Errors that nobody caught. */
  uncaught: string[]
  close(): Promise<void>
}

/** A picture is looked at on ordinary screens: two pixels for one would only cost time. */
const SCALE = 1
const LOADING_MS = 90_000
/** Where the pages stand in pictures: their links and codes must not tell which port a site was given. */
const ORIGIN = 'http://pages.localhost'

/**
 * A tab with a profile of its own, on which nothing moves.
 *
 * @param prelude run before the page's scripts, after that of the surroundings.
 * @param heldUp which calls are never answered in this state.
 */
export async function openVisit(
  browser: Browser,
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
  return {
    tab,
    traffic: watchTraffic(tab, heldUp),
    uncaught,
    async open(url) {
      const { origin } = new URL(url)
      await tab.route(`${ORIGIN}/**`, (route) =>
        route.continue({ url: route.request().url().replace(ORIGIN, origin) }),
      )
      const shown = url.replace(origin, ORIGIN)
      const address = around.framed ? await framing(tab, shown) : shown
      await tab.goto(address, { waitUntil: 'load', timeout: LOADING_MS })
    },
    frame: () => tab.mainFrame().childFrames()[around.framed ? 0 : -1] ?? tab.mainFrame(),
    close: () => context.close(),
  }
}

/** Address of a page of the same site that is nothing but a frame around the one that is asked for. */
async function framing(tab: Page, url: string): Promise<string> {
  const address = `${ORIGIN}/framing`
  const body = `<!doctype html><meta name="viewport" content="width=device-width,initial-scale=1">
    <body style="margin:0"><iframe src="${url.replaceAll('&', '&amp;')}" title="page"
    style="display:block;width:100vw;height:100vh;border:0"></iframe>`
  await tab.route(address, (route) => route.fulfill({ contentType: 'text/html', body }))
  return address
}
