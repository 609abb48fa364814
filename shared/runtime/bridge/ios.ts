import { type Client, offersAny } from './client.ts'
import type { BridgeMethod } from './contract.ts'

type Handlers = Record<BridgeMethod, { postMessage(value: unknown): unknown }>

declare global {
  interface Window {
    webkit?: { messageHandlers?: Partial<Handlers> }
  }
}

export const has = (method: BridgeMethod) => !!window.webkit?.messageHandlers?.[method]

export const send: Client['send'] = (method, payload) =>
  (window.webkit as { messageHandlers: Handlers }).messageHandlers[method].postMessage(payload)

/** `webkit.messageHandlers.<method>.postMessage(value)`; answers come by callback. */
export const ios: Client = { present: () => offersAny(has), has, send }
