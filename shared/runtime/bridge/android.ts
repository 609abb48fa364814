import { type Client, offersAny } from './client.ts'
import type { BridgeMethod } from './contract.ts'

type Injected = Record<BridgeMethod, (json: string) => unknown>

declare global {
  interface Window {
    android?: Partial<Injected>
  }
}

// Not by `in`, here and on iOS: these are host objects of the web view's own kind.
export const has = (method: BridgeMethod) => !!window.android?.[method]

// called as a method: a Java object rejects another `this`
export const send: Client['send'] = (method, payload) =>
  (window.android as Injected)[method](JSON.stringify(payload))

/** `window.android.<method>(json)`, which may return a string synchronously. */
export const android: Client = { present: () => offersAny(has), has, send }
