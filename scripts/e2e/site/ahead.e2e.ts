import { PHONE } from '../../browser/flags.ts'
import { launchPiped, type PipedBrowser } from '../../browser/oldest/launch.ts'
import { addressOf } from '../../browser/person.ts'
import { provided } from '../../browser/provided.ts'
import { openSite, type Site } from '../../browser/site.ts'
import { expect, test, until } from '../test.ts'
import { ROOT } from '../workbench.ts'

// what its hooks open is opened once
test.describe.configure({ mode: 'default' })

const LINK = 'a[data-track=back]'
const NEXT = '/battle'
const soon = (check: () => unknown) => expect(async () => void (await check())).toPass({ timeout: 60_000 })

let browser: PipedBrowser
const sites: Site[] = []
test.beforeAll(async () => {
  browser = await launchPiped(provided('chromium'), [])
})
test.afterEach(async () => {
  for (const site of sites.splice(0)) await site.close()
})
test.afterAll(() => browser?.close())

/** A page of a tab, or one that the browser renders ahead for it. */
interface Document {
  evaluate<T>(expression: string): Promise<T>
  send(method: string, params?: object): Promise<unknown>
}

/**
 * A tab on a page as Chrome has it without a debugger: DevTools that are attached to a page itself forbid rendering ahead, so
 * it is reached by its tab. `ahead` is the page that is rendered ahead now; `fetched` are addresses whose HTML was.
 */
async function openTab(path: string) {
  const site = await openSite(ROOT)
  sites.push(site)
  const { connection } = browser
  const { browserContextId } = await connection.send('Target.createBrowserContext')
  const tab = { url: 'about:blank', browserContextId, forTab: true }
  const { targetId } = await connection.send('Target.createTarget', tab)
  const { sessionId } = await connection.send('Target.attachToTarget', { targetId, flatten: true })
  let shown: string | undefined
  let ahead: string | undefined
  connection.listen(String(sessionId), (method, params) => {
    const { subtype } = (params.targetInfo ?? {}) as { subtype?: string }
    if (method === 'Target.attachedToTarget') {
      if (subtype === 'prerender') ahead = String(params.sessionId)
      else shown = String(params.sessionId)
    }
    if (method !== 'Target.detachedFromTarget') return
    // activated, it takes the place of the page that was left
    if (params.sessionId === shown) shown = ahead
    if (params.sessionId === shown || params.sessionId === ahead) ahead = undefined
  })
  const attach = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true }
  await connection.send('Target.setAutoAttach', attach, String(sessionId))
  const documentOf = (session: () => string): Document => ({
    send: (method, params) => connection.send(method, { ...params }, session()),
    async evaluate<T>(expression: string) {
      const how = { expression, awaitPromise: true, returnByValue: true }
      const late = new Promise<never>((_, reject) => setTimeout(reject, 2000, new Error('no answer')))
      const { result } = await Promise.race([connection.send('Runtime.evaluate', how, session()), late])
      return (result as { value: T }).value
    },
  })
  const page = documentOf(() => shown ?? '')
  const fetched: string[] = []
  connection.listen(String(shown), (method, params) => {
    const { key, status } = params as { key?: { url: string }; status?: string }
    if (method === 'Preload.prefetchStatusUpdated' && status === 'Ready') fetched.push(key?.url ?? '')
  })
  await page.send('Preload.enable')
  const { width, height, scale } = PHONE
  const metrics = { width, height, deviceScaleFactor: scale, mobile: true }
  await page.send('Emulation.setDeviceMetricsOverride', metrics)
  await page.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await page.send('Page.navigate', {
    url: addressOf(site.origin, `${path}?token=demo-10001&userId=10001`, 'zh'),
  })
  // what works behind the page has begun
  await soon(async () => expect((await site.logs()).map(({ event }) => event.id)).toContain('view'))
  return { site, page, fetched, ahead: () => (ahead ? documentOf(() => ahead ?? '') : undefined) }
}

/** Puts a finger on the link; gives how to lift it. */
async function press(page: Document): Promise<() => Promise<unknown>> {
  const at = await page.evaluate<{ x: number; y: number }>(`(() => {
    const { x, y, width, height } = document.querySelector('${LINK}').getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  })()`)
  const touch = (type: string, touchPoints: object[]) =>
    page.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', [at])
  return () => touch('touchEnd', [])
}

/** What is stored, without the log of the page that is left, which sends it at its own time. */
const STORED = `[localStorage, sessionStorage].map((store) => Object.fromEntries(
  Object.entries(store).filter(([key, value]) => !key.startsWith('statistics') || value.includes('"page":"${NEXT}"')),
))`
const WHERE = '[location.pathname, !!document.prerendering]'

test('a page is rendered ahead as its link is pressed: until it is seen it calls, logs and stores nothing', async () => {
  const { site, page, ahead } = await openTab('/battleRule')
  const before = (await site.calls()).length
  const asked = async () => (await site.calls()).slice(before).map(({ path }) => path)
  const views = async () => (await site.logs()).filter(({ event }) => event.id === 'view')
  const kept = await page.evaluate(STORED)
  const lift = await press(page)
  const next = await until(ahead)
  // its modules have run
  await soon(async () => expect(await next.evaluate('document.readyState')).toBe('complete'))
  expect(await next.evaluate(WHERE)).toEqual([NEXT, true])
  expect(await next.evaluate('document.querySelector("h1").innerText')).not.toBe('')
  // the page that is left may still send its own log
  expect((await asked()).filter((path) => !path.startsWith('/assets/frontendLog/'))).toEqual([])
  expect(await views()).toHaveLength(1)
  expect(await next.evaluate(STORED)).toEqual(kept)

  // not awaited: a document that goes away answers nothing more
  void lift().catch(() => undefined)
  await soon(async () => expect(await page.evaluate(WHERE)).toEqual([NEXT, false]))
  const activated = 'performance.getEntriesByType("navigation")[0].activationStart'
  expect(await page.evaluate(activated)).toBeGreaterThan(0)
  await soon(async () => expect(await asked()).toContain('/user/cap/battle/task/list'))
  expect((await asked()).filter((path) => path.endsWith('/battle/task/list'))).toHaveLength(1)
  await soon(async () => expect(await views()).toHaveLength(2))
})

test('a page that was rendered ahead and never seen reports nothing, not even that it was left', async () => {
  const { site, page, ahead } = await openTab('/battleRule')
  await press(page)
  const next = await until(ahead)
  await soon(async () => expect(await next.evaluate('document.readyState')).toBe('complete'))
  await page.send('Page.navigate', { url: `${site.origin}/halloween` })
  await soon(async () => {
    const pages = (await site.logs()).map(({ event }) => (event as { page?: string }).page)
    expect(pages).toContain('/halloween')
    expect(pages).not.toContain(NEXT)
  })
})

test('the HTML of a page that people usually go on to is fetched ahead, at the address that its link loads', async () => {
  const { site, fetched } = await openTab('/battle')
  await soon(() => expect(fetched).toEqual([`${site.origin}/battleRule?lang=zh`]))
})
