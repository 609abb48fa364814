import type { Browser, BrowserContext, ConsoleMessage, Page, Request } from 'playwright-core'
import { launchBrowser } from '../browser.ts'
import { PHONE } from '../flags.ts'
import { JUMP_BINDING, type Jump } from '../jumps.ts'
import { probeCall, remoteProbe } from '../remote-probe.ts'
import type { JourneyTab, Problem, TabOptions, TestBrowser } from '../tab.ts'

/** A tab of the machine's Chromium, with playwright's page at hand for what the oldest browser cannot do. */
export interface ChromiumTab extends JourneyTab {
  readonly page: Page
  /** A further tab of the same person. */
  another(): Promise<ChromiumTab>
}

export interface Chromium extends TestBrowser {
  /** The library's own. */
  readonly browser: Browser
  newTab(options?: TabOptions): Promise<ChromiumTab>
}

/** @param probe script from `bundleProbe`. */
export async function openChromium(executable: string, probe: string): Promise<Chromium> {
  const browser = await launchBrowser(executable)
  return {
    name: 'chromium',
    browser,
    close: () => browser.close(),
    async newTab({ javaScript = true, reducedMotion = false, userAgent, prelude = '' } = {}) {
      const context = await browser.newContext({
        viewport: { width: PHONE.width, height: PHONE.height },
        deviceScaleFactor: PHONE.scale,
        isMobile: true,
        hasTouch: true,
        javaScriptEnabled: javaScript,
        userAgent,
        reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
      })
      const jumps: Jump[] = []
      await context.exposeBinding(JUMP_BINDING, (_, jump: string) => void jumps.push(JSON.parse(jump)))
      await context.addInitScript(`${probe};${probeCall('watchJumps')};${prelude}`)
      // Without scripts nothing was put in before: the probe comes along.
      const withProbe = javaScript
        ? (expression: string) => expression
        : (expression: string) => `(() => { ${probe}; return (${expression}) })()`
      return tabIn(context, await context.newPage(), withProbe, jumps)
    },
  }
}

function tabIn(
  context: BrowserContext,
  page: Page,
  withProbe: (expression: string) => string,
  jumps: Jump[],
): ChromiumTab {
  const problems: Problem[] = []
  page.on('console', (message) => {
    if (isComplaint(message))
      problems.push({
        kind: 'console',
        text: `${message.type()}: ${message.text()} ${message.location().url}`,
      })
  })
  page.on('pageerror', (error) => problems.push({ kind: 'exception', text: String(error.stack ?? error) }))
  page.on('requestfailed', (request) => {
    // A page that is left takes its open requests with it.
    if (request.failure()?.errorText === 'net::ERR_ABORTED' || isAhead(request)) return
    problems.push({ kind: 'request', text: `${request.url()} ${request.failure()?.errorText}` })
  })
  page.on('response', (response) => {
    if (response.status() >= 400 && !isAhead(response.request()))
      problems.push({ kind: 'request', text: `${response.url()} ${response.status()}` })
  })
  const evaluate = <T>(expression: string) => page.evaluate<T>(withProbe(expression))
  return {
    browser: 'chromium',
    page,
    problems,
    jumps,
    another: async () => tabIn(context, await context.newPage(), withProbe, jumps),
    async open(url) {
      await page.goto(url, { waitUntil: 'load' })
    },
    evaluate,
    probe: remoteProbe(evaluate),
    tap: (x, y) => page.touchscreen.tap(x, y),
    async tapTwice(x, y) {
      const finger = await context.newCDPSession(page)
      const touch = (type: 'touchStart' | 'touchEnd') =>
        finger.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: type === 'touchStart' ? [{ x, y }] : [],
        })
      // All on their way at once: no answer of the server comes in between.
      await Promise.all([touch('touchStart'), touch('touchEnd'), touch('touchStart'), touch('touchEnd')])
      await finger.detach()
    },
    async reload() {
      await page.reload({ waitUntil: 'load' })
    },
    async goBack() {
      await page.goBack({ waitUntil: 'load' })
    },
    async changePhone(origin) {
      await page.evaluate('sessionStorage.clear()')
      await page.goto('about:blank')
      const tools = await context.newCDPSession(page)
      await tools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
      await tools.detach()
    },
    type: (text) => page.keyboard.insertText(text),
    resize: (width) => page.setViewportSize({ width, height: PHONE.height }),
    async screenshot(file, part = 'page') {
      await page.screenshot({ path: file, fullPage: part === 'page', animations: 'allow', caret: 'hide' })
    },
    close: () => context.close(),
  }
}

function isComplaint(message: ConsoleMessage): boolean {
  return message.type() === 'error' || message.type() === 'warning'
}

/** Prefetched for a later move: what is missing there breaks nothing here. */
const isAhead = (request: Request) => request.headers()['sec-purpose']?.startsWith('prefetch') ?? false
