import { METHODS } from '#shared/runtime/bridge/contract.ts'

/**
 * The objects that our apps put into their pages, with the manners of each platform: the one place where they are played,
 * for unit tests, for the tabs of browser tests (bundled with their probe) and for the app shell.
 */
export type AppClient = 'android' | 'ios' | 'flutter'

/** A call as the app got it. */
export interface AppCall {
  method: string
  payload: Record<string, unknown>
}

/**
 * What the app does with a call. What it gives back the client answers at once, where it can; `reply` answers a call that
 * waits for it, in the client's way.
 */
export type App = (call: AppCall, reply: (value: unknown) => void) => unknown

const NAMES: Record<AppClient, string> = {
  android: 'android',
  ios: 'webkit',
  flutter: 'flutter_inappwebview',
}

const OBJECTS: Record<AppClient, (app: App, methods: readonly string[]) => object> = {
  android(app, methods) {
    const object = eachOf(
      methods,
      (method) =>
        function (this: unknown, json: string) {
          if (this !== object) throw new TypeError('Java bridge method called on another object')
          const call = { method, payload: JSON.parse(json) }
          return asText(app(call, (value) => callBack(call, asText(value))))
        },
    )
    return object
  },
  // A message handler has no answer but the callback.
  ios: (app, methods) => ({
    messageHandlers: eachOf(methods, (method) => ({
      postMessage(payload: AppCall['payload']) {
        const call = { method, payload }
        app(call, (value) => callBack(call, value))
      },
    })),
  }),
  // One handler takes every method.
  flutter: (app) => ({
    callHandler: (method: string, payload: AppCall['payload']) =>
      new Promise((resolve) => {
        const returned = app({ method, payload }, resolve)
        if (returned !== undefined || !payload.callback) resolve(returned ?? null)
      }),
  }),
}

/** Puts the app's object into this window, as the client does. */
export function injectApp(client: AppClient, app: App, methods: readonly string[] = METHODS): void {
  Object.assign(window, { [NAMES[client]]: OBJECTS[client](app, methods) })
}

/** Takes every app's object away again. */
export function removeApps(): void {
  for (const name of Object.values(NAMES)) Reflect.deleteProperty(window, name)
}

/** Answers a call by the name that it brought, as it is. */
export function callBack({ payload }: AppCall, value: unknown): void {
  const answer = (window as unknown as Record<string, unknown>)[String(payload.callback)]
  if (typeof answer === 'function') answer(value)
}

/** An app that accepts every call and reports only that it is there. */
export const quietApp: App = ({ method }, reply) => {
  if (method === 'getHeader') reply({})
}

function eachOf<Made>(methods: readonly string[], make: (method: string) => Made): Record<string, Made> {
  return Object.fromEntries(methods.map((method) => [method, make(method)]))
}

/** Java hands over texts. */
function asText(value: unknown): unknown {
  return value == null || typeof value === 'string' ? value : JSON.stringify(value)
}
