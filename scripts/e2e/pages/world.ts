import jsQR from 'jsqr'
import type { Page } from 'playwright-core'
import { PNG } from 'pngjs'
import type { World } from '#testing/journey'
import type { ChromiumTab } from '../../browser/chromium/chromium.ts'
import { sayIn } from '../../browser/person.ts'
import type { JourneyTab, TabOptions, TestBrowser } from '../../browser/tab.ts'
import { until } from '../test.ts'
import { keepPicture, type Visit } from '../workbench.ts'

/** What happens around the person of a visit in an app of `insideApp`, or in a plain browser. */
export function worldOf({ tab, site, person }: Visit<JourneyBrowser>, name: string): World {
  const calls = async (path: string) => (await site.calls()).filter((call) => call.path === path)
  const asked = (method: string) =>
    tab.evaluate<{ payload: unknown }[]>(
      `(window.__asked || []).filter((each) => each.method === ${JSON.stringify(method)})`,
    )
  return {
    addFault: (fault) => site.addFault(fault),
    advance: (ms) => site.advance(ms),
    holdClock: () => site.freeze(),
    happen: (userId, what, amount) => site.happen(userId, what, amount),
    meanwhile: (userId, endpoint, input) => site.ask(userId, endpoint, input),
    calls,
    idempotencyKeys: async (path) => new Set((await calls(path)).map(({ params }) => params.intentId)).size,
    async asked(method) {
      const found = await until(async () => (await asked(method)).at(-1), WAIT).catch(() => undefined)
      if (!found) throw new Error(`The page did not ask ${method} of its app.`)
      return found.payload
    },
    async push(data) {
      await tab.evaluate(`window.onSocketData(${JSON.stringify(data)})`)
    },
    async tapTwice(role, words) {
      const found = await tab.probe.reach(role, sayIn(words, person.language), 30_000)
      if ('problem' in found) throw new Error(found.problem)
      await tab.tapTwice(found.x, found.y)
    },
    async scan(picture) {
      const shown = pageOf(tab).getByRole('img', { name: sayIn(picture, person.language) })
      const { data, width, height } = PNG.sync.read(await shown.screenshot())
      const code = jsQR(new Uint8ClampedArray(data), width, height)
      if (!code) throw new Error('No code can be read from the picture.')
      return code.data
    },
    async choosePictures(button, many) {
      const opened = pageOf(tab).waitForEvent('filechooser')
      await person.tap('button', button)
      const chooser = await opened
      const names = Array.from({ length: many }, (_, at) => `shot-${at + 1}.png`)
      await chooser.setFiles(names.map((name) => ({ name, mimeType: 'image/png', buffer: PICTURE })))
    },
    async reload() {
      // A step back of a layer that closes would abort it.
      await until(() => tab.evaluate<boolean>(SETTLED), WAIT).catch(() => undefined)
      await tab.reload()
      // Cached data may be seen before its refetch: the next step must not meet that pending call.
      if (tab.browser === 'chromium')
        await pageOf(tab)
          .waitForLoadState('networkidle', { timeout: 5000 })
          .catch(() => undefined)
      else await tab.probe.idle(5000)
    },
    async comeBack() {
      await tab.evaluate(`void document.dispatchEvent(new Event('visibilitychange'))`)
    },
    widen: (width) => tab.resize(width),
    async goBack() {
      // the browser's own step would start from the scroll position before the closed layer restored it
      await until(() => tab.evaluate<boolean>(SETTLED), WAIT)
      await tab.goBack()
    },
    changePhone: () => tab.changePhone(site.origin),
    kept: () => tab.evaluate<string>(KEPT),
    sent: () => site.sent(),
    async sends(...texts) {
      const untold = async () => {
        const sent = await site.sent()
        return texts.find((text) => !sent.includes(text))
      }
      await until(async () => !(await untold()), WAIT).catch(() => undefined)
      const missing = await untold()
      if (missing) throw new Error(`The page has not sent the server "${missing}".`)
    },
    picture: (state) => keepPicture(tab, `${name}.${state}`, 'screen'),
  }
}

/** A browser whose tabs can go on journeys. */
export interface JourneyBrowser extends TestBrowser {
  newTab(options?: TabOptions): Promise<JourneyTab>
}

/** The runner's page, for what only Chromium does: it reads pictures and opens file choosers. */
function pageOf(tab: JourneyTab): Page {
  if (tab.browser !== 'chromium')
    throw new Error(`${tab.browser} can neither scan codes nor choose files here.`)
  return (tab as ChromiumTab).page
}

/** A PNG of one dot. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const WAIT = { timeout: 30_000, interval: 50 }

/** No layer is open, or one stays open: what has closed has left the history. */
const SETTLED = `!history.state?.layer ||
  [...document.querySelectorAll('[role=dialog]')].some((dialog) => !dialog.closest('[data-leaving]'))`

/** What a page can write: storage of both kinds, cookies, its databases' names and texts, the entry of the history. */
const KEPT = `(async () => {
  const entries = [location.href, document.cookie, JSON.stringify(history.state)]
  for (const store of [localStorage, sessionStorage]) entries.push(JSON.stringify(Object.entries(store)))
  for (const { name } of await indexedDB.databases()) {
    const open = indexedDB.open(name)
    const database = await new Promise((done) => { open.onsuccess = () => done(open.result) })
    for (const store of database.objectStoreNames) {
      const all = database.transaction(store).objectStore(store).getAll()
      entries.push(JSON.stringify(await new Promise((done) => { all.onsuccess = () => done(all.result) })))
    }
    database.close()
  }
  return entries.join('\\n')
})()`
