import { type AppMethod, type BridgeMethod, METHODS, WEB_FLAGS } from './contract.ts'
import type { Host } from './host.ts'

const flagOf = (method: AppMethod) => {
  const ours = (Object.keys(METHODS) as BridgeMethod[]).find((name) => METHODS[name] === method)
  return ours && WEB_FLAGS[ours]
}

/** No app: the page that frames this one is told by message, and a page that stands alone has nobody to tell. */
export const web: Host = {
  present: () => true,
  has: (method) => window.parent !== window && !!flagOf(method),
  // To any origin: partner sites frame these pages, and no payload here is a secret.
  send: (method, payload) => window.parent.postMessage({ [`${flagOf(method)}`]: true, ...payload }, '*'),
}
