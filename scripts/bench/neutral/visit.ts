import { PHONE } from '../../browser/flags.ts'
import type { Connection } from '../../browser/oldest/connection.ts'

/** Slow 4G, as DevTools has it. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
}
/** When everything of a visit is over, in ms since it began, unless the page takes longer for its data. */
const OVER_MS = 4000
/** A finger that goes on until the page reacts. */
const TAP_EVERY_MS = 80
const PATIENCE_MS = 60_000

export type Point = { x: number; y: number }
/** For each outcome what is tapped for it. */
export type Spots<Spot> = Record<'sheet' | 'received', Spot>

/** An address, and how a visit is played. */
export interface Visit {
  url: string
  /** Seen first on a fast line, so that what pages have in common is on the phone. */
  before?: string
  /** Times slower than this machine. */
  cpu: number
}

/** What is seen of a visit to which nobody does anything; ms since it began, and KB over the wire. */
export interface Look {
  paint: number
  /** The first row of the server's data; NaN where there is none. */
  data: number
  /** All that the page's main thread did. */
  mainThread: number
  /** Of tasks that took longer than 50 ms what was above that, from the first paint on. */
  blocking: number
  scripts: number
  html: number
  /** Scripts that came from the cache. */
  cached: number
}

/** Runs in the page: records when rows, a dialog and an answer first appear, and long tasks. */
const WATCH = `{
  const waiting = {}
  const seen = (window.__seen = { blocking: [], when: (name) => seen[name] || new Promise((done) => { waiting[name] = done }) })
  const note = (name, there) => {
    if (!(name in seen) && there()) {
      seen[name] = 0
      requestAnimationFrame(() => setTimeout(() => {
        seen[name] = performance.now()
        waiting[name]?.(seen[name])
      }))
    }
  }
  const look = () => {
    note('data', () => document.querySelector('li[data-state]'))
    note('sheet', () => document.querySelector('dialog[open],[role=dialog]'))
    note('received', () => document.querySelector('li[data-state=claimed]'))
  }
  addEventListener('click', ({ timeStamp }) => (localStorage.left = performance.timeOrigin + timeStamp), true)
  new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true })
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) seen.blocking.push([startTime, duration])
  }).observe({ type: 'longtask', buffered: true })
}`

/** Loads the address, and waits until the page has come to rest. */
export async function look(browser: Connection, visit: Visit, hasData: boolean): Promise<Look> {
  return during(browser, visit, async (tab) => {
    const before = await tab.taskTime()
    await tab.open(visit.url)
    if (hasData) await tab.seen('data')
    await tab.evaluate(`new Promise((done) => setTimeout(done, ${OVER_MS} - performance.now()))`)
    const mainThread = (await tab.taskTime()) - before
    const found = await tab.evaluate<Omit<Look, 'mainThread'>>(`(() => {
      const paint = performance.getEntriesByName('first-contentful-paint')[0].startTime
      const kilobytes = (entries) => entries.reduce((sum, each) => sum + each.encodedBodySize, 0) / 1000
      const scripts = performance.getEntriesByType('resource').filter(({ name }) => /\\.js$/.test(name))
      return {
        paint,
        data: __seen.data || 0,
        blocking: __seen.blocking
          .filter(([start, took]) => start + took > paint)
          .reduce((sum, [, took]) => sum + Math.max(0, took - 50), 0),
        scripts: kilobytes(scripts),
        cached: scripts.filter(({ transferSize }) => transferSize === 0).length,
        html: kilobytes(performance.getEntriesByType('navigation')),
      }
    })()`)
    return { ...found, mainThread }
  })
}

/** Taps a spot from the first moment on until the page shows what the tap is for. @returns ms since the visit began. */
export async function tapUntil(
  browser: Connection,
  visit: Visit,
  at: Point,
  shows: 'sheet' | 'received',
): Promise<number> {
  return during(browser, visit, async (tab) => {
    await tab.open(visit.url)
    const finger = setInterval(() => tab.tap(at), TAP_EVERY_MS)
    try {
      return await tab.seen(shows)
    } finally {
      clearInterval(finger)
    }
  })
}

/**
 * Taps the link of the page before, which has been read for a while. What the browser would render ahead as the finger comes down
 * is not: it refuses where DevTools are attached.
 *
 * @returns ms from the tap to the first paint of the page.
 */
export async function moveOn(browser: Connection, { before, cpu }: Visit): Promise<number> {
  const { browserContextId } = await browser.send('Target.createBrowserContext')
  try {
    const tab = await openTab(browser, browserContextId)
    await tab.open(before ?? '')
    await tab.evaluate(`new Promise((done) => setTimeout(done, ${OVER_MS}))`)
    await tab.slowDown(cpu)
    tab.tap(
      await tab.evaluate<Point>(`(() => {
        const { x, y, width, height } = document.querySelector('h1 a').getBoundingClientRect()
        return { x: x + width / 2, y: y + height / 2 }
      })()`),
    )
    for (const started = Date.now(); Date.now() - started < PATIENCE_MS; ) {
      // the page before goes away under the question, which then fails or is never answered
      const look = tab.evaluate<number>(PAINTED).catch(() => 0)
      const took = await Promise.race([look, new Promise<0>((done) => setTimeout(done, 500, 0))])
      if (took) return took
      await new Promise((done) => setTimeout(done, 50))
    }
    throw new Error(`${before}: the next page was not painted within ${PATIENCE_MS} ms.`)
  } finally {
    await browser.send('Target.disposeBrowserContext', { browserContextId })
  }
}

/** Ms from the click on the page before to this page's first paint; 0 until then. */
const PAINTED = `(() => {
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  return localStorage.left && paint ? Math.max(0, performance.timeOrigin + paint.startTime - localStorage.left) : 0
})()`

/** The middles of what selectors find on the finished page. */
export async function spotsOf(
  browser: Connection,
  url: string,
  { sheet, received }: Spots<string>,
): Promise<Spots<Point>> {
  return during(browser, { url, cpu: 1 }, async (tab) => {
    await tab.open(url)
    await tab.seen('data')
    const middle = (selector: string) =>
      tab.evaluate<Point>(`(() => {
        const { x, y, width, height } = document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect()
        return { x: x + width / 2, y: y + height / 2 }
      })()`)
    return { sheet: await middle(sheet), received: await middle(received) }
  })
}

interface BenchTab {
  /** Resolves when the document has begun to come. */
  open(url: string): Promise<void>
  /** Ms since the visit began, when that was on the screen. */
  seen(what: 'data' | 'sheet' | 'received'): Promise<number>
  evaluate<T>(expression: string): Promise<T>
  tap(at: Point): void
  /** Of the page's main thread so far, in ms. */
  taskTime(): Promise<number>
}

/**
 * A visit in a profile of its own. By the protocol alone: with its domain Runtime switched on, as test tools have it, V8 reads
 * the functions again in which an Error is made, which React does while it starts (60 to 100 ms at four times slower).
 */
async function during<T>(
  browser: Connection,
  { before, cpu }: Visit,
  use: (tab: BenchTab) => Promise<T>,
): Promise<T> {
  const { browserContextId } = await browser.send('Target.createBrowserContext')
  try {
    if (before) {
      const tab = await openTab(browser, browserContextId)
      await tab.open(before)
      await tab.evaluate(LOADED)
      await tab.close()
    }
    const tab = await openTab(browser, browserContextId)
    await tab.slowDown(cpu)
    return await use(tab)
  } finally {
    await browser.send('Target.disposeBrowserContext', { browserContextId })
  }
}

/** The page and what it loads behind itself. */
const LOADED = `new Promise((done) => {
  const later = () => setTimeout(done, 1000)
  if (document.readyState === 'complete') later()
  else addEventListener('load', later)
})`

async function openTab(browser: Connection, browserContextId: unknown) {
  const { targetId } = await browser.send('Target.createTarget', { url: 'about:blank', browserContextId })
  const attached = await browser.send('Target.attachToTarget', { targetId, flatten: true })
  const sessionId = String(attached.sessionId)
  const send = (method: string, params?: Record<string, unknown>) => browser.send(method, params, sessionId)
  await send('Page.enable')
  await send('Page.addScriptToEvaluateOnNewDocument', { source: WATCH })
  const { width, height, scale } = PHONE
  await send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: scale, mobile: true })
  await send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 1 })
  await send('Performance.enable', { timeDomain: 'timeTicks' })
  const evaluate = async <T>(expression: string): Promise<T> => {
    const answer = await send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true })
    const { result, exceptionDetails } = answer as {
      result: { value: T }
      exceptionDetails?: { exception?: { description?: string } }
    }
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? expression)
    return result.value
  }
  const touch = (type: 'touchStart' | 'touchEnd', touchPoints: Point[]) =>
    void send('Input.dispatchTouchEvent', { type, touchPoints }).catch(() => undefined)
  return {
    evaluate,
    async slowDown(cpu: number) {
      await send('Network.enable')
      await send('Network.emulateNetworkConditions', NETWORK)
      await send('Emulation.setCPUThrottlingRate', { rate: cpu })
    },
    async open(url: string) {
      const { errorText } = await send('Page.navigate', { url })
      if (errorText) throw new Error(`${url}: ${errorText}`)
    },
    async seen(what: string) {
      const late = new Promise<0>((done) => setTimeout(done, PATIENCE_MS, 0).unref())
      const at = await Promise.race([evaluate<number>(`__seen.when('${what}')`), late])
      if (at) return at
      const text = await evaluate<string>('document.body.innerText.slice(0, 300)')
      throw new Error(`${what} did not come within ${PATIENCE_MS} ms. On the page: ${text}`)
    },
    tap(at: Point) {
      touch('touchStart', [at])
      touch('touchEnd', [])
    },
    async taskTime() {
      const { metrics } = (await send('Performance.getMetrics')) as {
        metrics: { name: string; value: number }[]
      }
      return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
    },
    close: () => browser.send('Target.closeTarget', { targetId }),
  }
}
