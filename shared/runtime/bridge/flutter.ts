import type { Host } from './host.ts'

type Shell = { callHandler(method: string, value: unknown): unknown }

declare global {
  interface Window {
    flutter_inappwebview?: Partial<Shell>
  }
}

/** `flutter_inappwebview.callHandler(method, value)`, answering with a promise. */
export const flutter: Host = {
  // On some versions the object comes before its function.
  present: () => !!window.flutter_inappwebview?.callHandler,
  // An unknown handler answers null, as a silent one does.
  has: () => true,
  send: (method, payload) => (window.flutter_inappwebview as Shell).callHandler(method, payload),
}
