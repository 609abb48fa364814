import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { probeCall, remoteProbe } from '../remote-probe.ts'
import type { JourneyTab, Tab, TabOptions, TestBrowser } from '../tab.ts'
import { type Driver, launchDriver, type Session } from './driver.ts'
import type { WebkitPrograms } from './find-webkit.ts'
import { InjectingProxy } from './injecting-proxy.ts'

/** The least width that a window of this browser has; sizes of pages follow it, and so high is then that of `PHONE`. */
export const SCREEN = { width: 447, height: 1060 }
/** Shorter than a test may last, so that a page that hangs is reported by what it was asked. */
const COMMAND_MS = 60_000
/** How often it is checked whether a pending script's document is still there. */
const REPLACED_MS = 2000

export interface Webkit extends TestBrowser {
  newTab(options?: TabOptions): Promise<JourneyTab>
}

/** WebKitGTK by its WebDriver: one tab at a time. @param probe script from `bundleProbe`. */
export async function openWebkit(programs: WebkitPrograms, probe: string): Promise<Webkit> {
  const driver = await launchDriver(programs)
  // used again by the next tab, which has other origins: a new one takes half a second
  let idle: Session | undefined
  return {
    name: 'webkit',
    async newTab(options = {}) {
      const session = idle ?? (await startSession(driver))
      idle = undefined
      return openTab(session, probe, options, () => {
        idle = session
      })
    },
    close: () => driver.close(),
  }
}

async function startSession(driver: Driver): Promise<Session> {
  const session = await driver.start()
  await session.send('POST', '/timeouts', { script: COMMAND_MS, pageLoad: COMMAND_MS })
  return session
}

/** @param onClosed called when the session is left as a new one. */
async function openTab(
  { send, end }: Session,
  probe: string,
  { userAgent, prelude = '' }: TabOptions,
  onClosed: () => void,
): Promise<JourneyTab> {
  const problems: Tab['problems'] = []
  const agent = userAgent
    ? `Object.defineProperty(navigator, 'userAgent', { get: () => ${JSON.stringify(userAgent)} });`
    : ''
  const jumps: Tab['jumps'] = []
  const script = `${agent}${probe};${probeCall('watchJumps')};${prelude}`
  const proxy = new InjectingProxy(script, {
    onProblem: (problem) => problems.push(problem),
    onJump: (jump) => jumps.push(jump),
  })
  const resize = (width: number) => send('POST', '/window/rect', { width, height: SCREEN.height })
  await resize(SCREEN.width)

  let runs = 0

  /** Rejects when the document in which a script waits has given way to another: the driver may then never answer. */
  async function untilReplaced(run: number, pending: Promise<unknown>): Promise<never> {
    let isPending = true
    const end = () => {
      isPending = false
    }
    pending.then(end, end)
    for (;;) {
      await sleep(REPLACED_MS)
      if (!isPending) return await new Promise<never>(() => {})
      const runsOn = await send<boolean>('POST', '/execute/sync', {
        script: `return !!window.__runs && window.__runs.has(${run})`,
        args: [],
      }).catch(() => true)
      if (!runsOn && isPending) throw new Error('The script was interrupted: its document was replaced.')
    }
  }

  /** The driver's own errors are those of a page that is left. */
  async function evaluate<T>(expression: string): Promise<T> {
    const run = ++runs
    const pending = send<{ value?: T; error?: string }>('POST', '/execute/async', {
      script: `const done = arguments[0]
        ;(window.__runs = window.__runs || new Set()).add(${run})
        new Promise((resolve) => { ${probe}; resolve((${expression})) }).then(
          (value) => done({ value }), (error) => done({ error: error + '\\n' + error?.stack }))`,
      args: [],
    })
    const { value, error } = await Promise.race([pending, untilReplaced(run, pending)])
    if (error !== undefined) throw new Error(error)
    return value as T
  }

  return {
    browser: 'webkit',
    problems,
    jumps,
    open: async (url) => send('POST', '/url', { url: await proxy.addressOf(url) }),
    evaluate,
    probe: remoteProbe(evaluate),
    async tap(x, y) {
      await send('POST', '/actions', { actions: [fingerAt(x, y, 1)] })
    },
    async tapTwice(x, y) {
      await send('POST', '/actions', { actions: [fingerAt(x, y, 2)] })
    },
    reload: () => send('POST', '/refresh'),
    goBack: () => send('POST', '/back'),
    async changePhone() {
      await send('DELETE', '/cookie')
      await send('POST', '/url', { url: 'about:blank' })
      proxy.close()
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
    async close() {
      try {
        await send('DELETE', '/cookie')
        await send('POST', '/url', { url: 'about:blank' })
        onClosed()
      } catch {
        await end()
      } finally {
        proxy.close()
      }
    },
  }
}

/** Taps at a point, as the driver's input. */
function fingerAt(x: number, y: number, taps: number): object {
  const tap = [
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ]
  const actions = [
    { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
    ...Array.from({ length: taps }, () => tap).flat(),
  ]
  return { type: 'pointer', id: 'finger', parameters: { pointerType: 'mouse' }, actions }
}
