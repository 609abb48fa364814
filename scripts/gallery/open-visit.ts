import type { Browser, Page } from 'playwright-core'
import { remoteProbe } from '../browser/remote-probe.ts'
import type { Site } from '../browser/site.ts'
import { hangingIn } from '../states/hanging-calls.ts'
import { addressIn, prepareSite, type Visit } from './enter-state.ts'
import type { Shot } from './plan.ts'
import { stillTime } from './still-time.ts'
import { surroundingsOf } from './surroundings.ts'
import { watchTraffic } from './traffic.ts'

/** A picture is looked at on ordinary screens: two pixels for one would only cost time. */
const SCALE = 1
const LOADED = { waitUntil: 'load', timeout: 90_000 } as const
/** Origin of the pages in pictures: links and QR codes must not depend on the port. */
const ORIGIN = 'http://pages.localhost'

/**
 * A tab with a profile of its own, on which nothing moves, beside a sandbox in the state.
 * @param script of the probe.
 */
export async function openVisit(
  { browser, site }: { browser: Browser; site: Site },
  script: string,
  shot: Shot,
): Promise<Visit> {
  const around = surroundingsOf(shot.recipe)
  const now = await prepareSite(site, shot.recipe)
  const url = addressIn(site.origin, shot)
  const context = await browser.newContext({
    viewport: { width: around.width, height: around.height },
    deviceScaleFactor: SCALE,
    isMobile: around.phone,
    hasTouch: around.phone,
    userAgent: around.userAgent,
    reducedMotion: 'reduce',
  })
  await context.addInitScript(`${script};${stillTime(now)};${around.prelude}`)
  const tab = await context.newPage()
  const uncaught: string[] = []
  tab.on('pageerror', (error) => uncaught.push(String(error)))
  const frame = () => (around.framed && tab.mainFrame().childFrames()[0]) || tab.mainFrame()
  return {
    tab,
    frame,
    probe: remoteProbe((expression) => frame().evaluate(expression)),
    traffic: watchTraffic(tab, hangingIn(shot.recipe)),
    uncaught,
    async open() {
      if (around.framed) return openFramed(tab, url)
      const { origin } = new URL(url)
      await tab.route(`${ORIGIN}/**`, (route) =>
        route.continue({ url: route.request().url().replace(ORIGIN, origin) }),
      )
      await tab.goto(url.replace(origin, ORIGIN), LOADED)
    },
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
