import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { remoteProbe } from '../remote-probe.ts'
import type { Tab, TabOptions, TestBrowser } from '../tab.ts'
import { type Driver, launchDriver } from './driver.ts'
import type { WebkitPrograms } from './find-webkit.ts'
import { InjectingProxy } from './injecting-proxy.ts'

/** The least width that a window of this browser has; sizes of pages follow it, and so high is then that of `PHONE`. */
const SCREEN = { width: 447, height: 1060 }
const SCRIPT_MS = 90_000

/** WebKitGTK by its WebDriver: one tab at a time. @param probe script from `bundleProbe`. */
export async function openWebkit(programs: WebkitPrograms, probe: string): Promise<TestBrowser> {
  const driver = await launchDriver(programs)
  const proxy = new InjectingProxy()
  return {
    name: 'webkit',
    newTab: (options = {}) => openTab(driver, proxy, probe, options),
    async close() {
      proxy.close()
      await driver.close()
    },
  }
}

async function openTab(
  driver: Driver,
  proxy: InjectingProxy,
  probe: string,
  { userAgent, prelude = '' }: TabOptions,
): Promise<Tab> {
  const { send, end } = await driver.start()
  const problems: Tab['problems'] = []
  const agent = userAgent
    ? `Object.defineProperty(navigator, 'userAgent', { get: () => ${JSON.stringify(userAgent)} });`
    : ''
  proxy.injected = { script: `${agent}${probe};${prelude}`, onProblem: (problem) => problems.push(problem) }
  await send('POST', '/timeouts', { script: SCRIPT_MS, pageLoad: SCRIPT_MS })
  const resize = (width: number) => send('POST', '/window/rect', { width, height: SCREEN.height })
  await resize(SCREEN.width)

  /** The driver's own errors are those of a page that is left. */
  async function evaluate<T>(expression: string): Promise<T> {
    const { value, error } = await send<{ value?: T; error?: string }>('POST', '/execute/async', {
      script: `const done = arguments[0]
        new Promise((resolve) => { ${probe}; resolve((${expression})) }).then(
          (value) => done({ value }), (error) => done({ error: String(error?.stack ?? error) }))`,
      args: [],
    })
    if (error !== undefined) throw new Error(error)
    return value as T
  }

  return {
    browser: 'webkit',
    problems,
    jumps: [],
    open: async (url) => send('POST', '/url', { url: await proxy.addressOf(url) }),
    evaluate,
    probe: remoteProbe(evaluate),
    async tap(x, y) {
      const move = { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) }
      const actions = [move, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }]
      const finger = { type: 'pointer', id: 'finger', parameters: { pointerType: 'mouse' }, actions }
      await send('POST', '/actions', { actions: [finger] })
    },
    async type(text) {
      const focused = await send<Record<string, string>>('GET', '/element/active')
      await send('POST', `/element/${Object.values(focused)[0]}/value`, { text })
    },
    resize: async (width) => void (await resize(width)),
    async screenshot(file) {
      // it waits for the next repaint, which a page at rest has none of
      await evaluate(
        `{
        const dot = document.createElement('i')
        dot.style.cssText = 'position:fixed;left:0;top:0;width:1px;height:1px;background:#0001;z-index:9999'
        document.documentElement.append(dot)
        let turn = 0
        const timer = setInterval(() => { dot.style.left = (turn++ % 2) + 'px' }, 50)
        setTimeout(() => { clearInterval(timer); dot.remove() }, 3000)
      }`
          .replace(/^\{/, '(() => {')
          .replace(/\}$/, '})()'),
      )
      const data = await send<string>('GET', '/screenshot')
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(file, Buffer.from(data, 'base64'))
    },
    close: end,
  }
}
