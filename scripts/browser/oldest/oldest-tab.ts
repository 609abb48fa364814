import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { PHONE } from '../flags.ts'
import { remoteProbe } from '../remote-probe.ts'
import type { Tab, TabOptions } from '../tab.ts'
import { complaintIn } from './complaints.ts'
import type { Connection } from './connection.ts'

interface Evaluated {
  result: { value?: unknown }
  exceptionDetails?: { text: string; exception?: { description?: string } }
}

/** Opens a tab with a profile of its own. */
export async function openOldestTab(
  connection: Connection,
  probe: string,
  options: TabOptions,
): Promise<Tab> {
  const { browserContextId } = await connection.send('Target.createBrowserContext')
  const { targetId } = await connection.send('Target.createTarget', { url: 'about:blank', browserContextId })
  const { sessionId } = (await connection.send('Target.attachToTarget', { targetId, flatten: true })) as {
    sessionId: string
  }
  const send = (method: string, params?: Record<string, unknown>) =>
    connection.send(method, params, sessionId)
  const problems: Tab['problems'] = []
  /** Documents that have loaded, by loader: the event of the one before can come late. */
  const loaded = new Set<unknown>()
  let onLoad = () => {}

  connection.listen(sessionId, (method, params) => {
    if (method === 'Page.lifecycleEvent' && params.name === 'load') {
      loaded.add(params.loaderId)
      onLoad()
    }
    const complaint = complaintIn(method, params)
    if (complaint) problems.push(complaint)
  })
  await Promise.all(['Page', 'Runtime', 'Log', 'Network'].map((domain) => send(`${domain}.enable`)))
  await send('Page.setLifecycleEventsEnabled', { enabled: true })
  await send('Page.addScriptToEvaluateOnNewDocument', { source: `${probe};${options.prelude ?? ''}` })
  await resize(PHONE.width)
  await send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 1 })
  if (options.userAgent) await send('Emulation.setUserAgentOverride', { userAgent: options.userAgent })
  if (options.javaScript === false) await send('Emulation.setScriptExecutionDisabled', { value: true })
  if (options.reducedMotion) {
    await send('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-reduced-motion', value: 'reduce' }],
    })
  }

  function resize(width: number, height = PHONE.height) {
    const metrics = { width, height, deviceScaleFactor: PHONE.scale, mobile: true }
    return send('Emulation.setDeviceMetricsOverride', metrics)
  }

  async function evaluate<T>(expression: string): Promise<T> {
    const answer = (await send('Runtime.evaluate', {
      expression: `(() => { ${probe}; return (${expression}) })()`,
      awaitPromise: true,
      returnByValue: true,
    })) as unknown as Evaluated
    const wrong = answer.exceptionDetails
    if (wrong) throw new Error(wrong.exception?.description ?? wrong.text)
    return answer.result.value as T
  }

  /** This Chromium paints its window only: for a full-page picture the window grows to the page. */
  async function stretch() {
    const { contentSize } = (await send('Page.getLayoutMetrics')) as { contentSize: { height: number } }
    await resize(PHONE.width, Math.max(PHONE.height, Math.ceil(contentSize.height)))
  }

  return {
    browser: 'oldest',
    problems,
    jumps: [],
    async open(url) {
      const { errorText, loaderId } = await send('Page.navigate', { url })
      if (errorText) throw new Error(`${url}: ${errorText}`)
      await new Promise<void>((resolve) => {
        onLoad = () => loaded.has(loaderId) && resolve()
        onLoad()
      })
    },
    evaluate,
    probe: remoteProbe(evaluate),
    async tap(x, y) {
      // Both on their way at once: a finger that waits for a busy page would be a long press, which is no click.
      await Promise.all([
        send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] }),
        send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
      ])
    },
    async type(text) {
      await send('Input.insertText', { text })
    },
    async resize(width) {
      await resize(width)
    },
    async screenshot(file, part = 'page') {
      if (part === 'page') await stretch()
      const { data } = (await send('Page.captureScreenshot', { format: 'png' })) as { data: string }
      if (part === 'page') await resize(PHONE.width)
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(file, Buffer.from(data, 'base64'))
    },
    async close() {
      connection.forget(sessionId)
      await connection.send('Target.closeTarget', { targetId })
      await connection.send('Target.disposeBrowserContext', { browserContextId })
    },
  }
}
