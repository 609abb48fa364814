import type { HostName } from './index.ts'

/** A call as the app got it. */
export type Received = { method: string; payload: Record<string, unknown> }
/** What the pretended app does with a call; what it returns is what the host object returns. */
type App = (call: Received) => unknown

export const page = window as unknown as Record<string, unknown>
const own = { parent: window.parent, top: window.top }

const put = (object: object, values: Record<string, unknown>) => {
  for (const [name, value] of Object.entries(values))
    Object.defineProperty(object, name, {
      get: () => (value instanceof Error ? raise(value) : value),
      configurable: true,
    })
}
const raise = (error: Error) => {
  throw error
}

/** Puts the page in a frame of a page of this origin, which may lie in a frame of `top`. An Error is thrown at a look. */
export function frameIn(parent: unknown, origin = location.origin, top = parent, topOrigin = origin): void {
  put(window, { parent, top })
  put(location, { ancestorOrigins: [origin, topOrigin] })
}

/** As `frameIn`, in a browser that tells the referrer alone. */
export function frameByReferrer(parent: unknown, referrer: string): void {
  put(window, { parent, top: parent })
  put(document, { referrer })
}

/** Takes every pretended host away. */
export function leaveHosts(): void {
  for (const name of ['android', 'webkit', 'flutter_inappwebview']) delete page[name]
  put(window, own)
  put(location, { ancestorOrigins: undefined })
  put(document, { referrer: '' })
}

/** For tests: the four hosts, each offering the given methods. `answers`: it can answer by callback. */
export const HOSTS: { host: HostName; answers: boolean; install(app: App, methods: string[]): void }[] = [
  {
    host: 'android',
    answers: true,
    install(app, methods) {
      const injected: Record<string, unknown> = {}
      for (const method of methods) {
        injected[method] = function (this: unknown, json: string) {
          if (this !== injected) throw new TypeError('Java bridge method called on another object')
          return app({ method, payload: JSON.parse(json) })
        }
      }
      page.android = injected
    },
  },
  {
    host: 'ios',
    answers: true,
    install(app, methods) {
      const postMessage = (method: string) => ({
        postMessage: (payload: Received['payload']) => void app({ method, payload }),
      })
      page.webkit = {
        messageHandlers: Object.fromEntries(methods.map((method) => [method, postMessage(method)])),
      }
    },
  },
  {
    host: 'flutter',
    answers: true,
    install(app) {
      const callHandler = async (method: string, payload: Received['payload']) => app({ method, payload })
      page.flutter_inappwebview = { callHandler }
    },
  },
  {
    host: 'web',
    answers: false,
    install(app) {
      frameIn({ postMessage: (payload: Received['payload']) => app({ method: '', payload }) })
    },
  },
]
