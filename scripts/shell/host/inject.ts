import { METHODS } from '../../../shared/runtime/bridge/contract.ts'
import type { Host, ShellSettings } from '../settings.ts'
import type { App, Payload } from './app.ts'

/** The app's objects, put on the page's window under the names and with the manners of each platform. */
export const injectors: { [host in Host]?: (app: App) => void } = {
  android(app) {
    const injected: Record<string, (json: string) => unknown> = {}
    for (const method of methodsOf(app.settings)) {
      injected[method] = function (this: unknown, json: string) {
        if (this !== injected) throw new TypeError('Java bridge method called on another object')
        const payload: Payload = JSON.parse(json)
        return asText(app.receive(method, payload, (value) => callBack(payload, asText(value))))
      }
    }
    Object.assign(window, { android: injected })
  },
  ios(app) {
    const postMessage = (method: string) => (payload: Payload) => {
      app.receive(method, payload, (value) => callBack(payload, value))
    }
    const handlers = methodsOf(app.settings).map((method) => [method, { postMessage: postMessage(method) }])
    Object.assign(window, { webkit: { messageHandlers: Object.fromEntries(handlers) } })
  },
  flutter(app) {
    const callHandler = (method: string, payload: Payload) =>
      new Promise((resolve) => {
        const returned = app.receive(method, payload, resolve)
        const waits = payload.callback !== undefined || app.settings.bridge === 'silent'
        if (!waits) resolve(returned ?? null)
      })
    Object.assign(window, { flutter_inappwebview: { callHandler } })
  },
}

/** The new share call came with 3.12.0. */
function methodsOf({ version }: ShellSettings): string[] {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const old = version !== '' && (major < 3 || (major === 3 && minor < 12))
  return METHODS.filter((method) => !(old && method === 'toShareNew'))
}

/** Java hands over texts. */
function asText(value: unknown): unknown {
  return value == null ? value : JSON.stringify(value)
}

function callBack({ callback }: Payload, value: unknown): void {
  const answer = (window as unknown as Record<string, unknown>)[String(callback)]
  if (typeof answer === 'function') answer(value)
}
