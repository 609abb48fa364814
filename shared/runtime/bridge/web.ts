import { KNOWN_PARENTS, WEB_FLAGS } from './contract.ts'
import type { Host } from './host.ts'

/** Whether messages may go to and come from pages of this origin. */
export const isKnownOrigin = (origin: string) => origin === location.origin || KNOWN_PARENTS.includes(origin)

/** The page that frames this one, or else the outermost, with its origin; undefined where none of them is known. */
function listener(): [Window, string] | undefined {
  try {
    if (window.parent === window) return undefined
    // Firefox says nothing of ancestors, but a page in a frame was referred to by the one around it.
    const above = location.ancestorOrigins ?? [new URL(document.referrer).origin]
    const [parent, top] = [above[0] as string, above[above.length - 1] as string]
    return isKnownOrigin(parent)
      ? [window.parent, parent]
      : isKnownOrigin(top)
        ? [window.top as Window, top]
        : undefined
  } catch {
    return undefined
  }
}

/** No app: the page that frames this one is told by message, and a page that stands alone has nobody to tell. */
export const web: Host = {
  present: () => true,
  has: (method) => !!(WEB_FLAGS[method] && listener()),
  send(method, payload) {
    const [frame, origin] = listener() as [Window, string]
    frame.postMessage({ [`${WEB_FLAGS[method]}`]: true, ...payload }, origin)
  },
}
