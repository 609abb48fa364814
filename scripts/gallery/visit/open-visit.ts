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
const LOADED = { waitUntil: 'load', timeout: 90_000 } as const
/** Origin of the pages in pictures: links and QR codes must not depend on the port. */
const ORIGIN = 'http://pages.localhost'

/**
 * A tab with a profile of its own, on which nothing moves.
 *
 * @param prelude the probe, and what else runs before the surroundings' own and the page's scripts.
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
  await context.addInitScript(`${prelude};${around.prelude}`)
  const tab = await context.newPage()
  const uncaught: string[] = []
  tab.on('pageerror', (error) => uncaught.push(String(error)))
  return {
    tab,
    traffic: watchTraffic(tab, heldUp),
    uncaught,
    async open(url) {
      if (around.framed) return openFramed(tab, url)
      const { origin } = new URL(url)
      await tab.route(`${ORIGIN}/**`, (route) =>
        route.continue({ url: route.request().url().replace(ORIGIN, origin) }),
      )
      await tab.goto(url.replace(origin, ORIGIN), LOADED)
    },
    frame: () => (around.framed && tab.mainFrame().childFrames()[0]) || tab.mainFrame(),
    close: () => context.close(),
  }
}

/**
 * In a page of the site that is nothing but a frame, and that the site itself has sent: Chromium lets no other look into
 * the local network. At the site's own address, since a page may let only its own site frame it.
 */
async function openFramed(tab: Page, url: string): Promise<void> {
  await tab.goto(new URL('/robots.txt', url).href, LOADED)
  await tab.evaluate(`new Promise((loaded) => {
    const meta = Object.assign(document.createElement('meta'), { name: 'viewport', content: 'width=device-width' })
    const frame = Object.assign(document.createElement('iframe'), { src: ${JSON.stringify(url)}, onload: loaded })
    frame.style.cssText = 'position: fixed; top: 0; left: 0; width: 100%; height: 100%; border: 0'
    document.head.append(meta)
    document.body.replaceChildren(frame)
  }).then(() => undefined)`)
}
