import type { PageState } from '#shared/runtime/app'
import { METHODS } from '#shared/runtime/bridge/contract.ts'
import { afterThisTest } from '../browser.ts'

/** An app around the page that takes every call, and says of itself only that it is there. */
export function pretendApp(host: NonNullable<PageState['host']>): void {
  if (host !== 'android' && host !== 'ios') return
  const take = (method: string, payload: { callback?: string }) => {
    const answer = (window as unknown as Record<string, unknown>)[payload.callback ?? '']
    if (method === 'getHeader' && typeof answer === 'function') answer({})
  }
  const each = (make: (method: string) => unknown) =>
    Object.fromEntries(METHODS.map((method) => [method, make(method)]))
  const objects =
    host === 'android'
      ? { android: each((method) => (json: string) => take(method, JSON.parse(json))) }
      : {
          webkit: {
            messageHandlers: each((method) => ({ postMessage: (value: object) => take(method, value) })),
          },
        }
  Object.assign(window, objects)
  afterThisTest(() => {
    for (const name of Object.keys(objects)) Reflect.deleteProperty(window, name)
  })
}
