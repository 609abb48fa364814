import type { Client } from './client.ts'

type Shell = { callHandler(method: string, value: unknown): unknown }

declare global {
  interface Window {
    flutter_inappwebview?: Partial<Shell>
  }
}

// On some versions the object comes before its function.
export const present = () => !!window.flutter_inappwebview?.callHandler

export const send: Client['send'] = (method, payload) =>
  (window.flutter_inappwebview as Shell).callHandler(method, payload)

/** `flutter_inappwebview.callHandler(method, value)`, answering with a promise; an unknown handler answers null, as a silent one. */
export const flutter: Client = { present, has: () => true, send }
