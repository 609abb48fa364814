import { visitStorage } from '#shared/runtime/storage'
import { pageData } from '../app/page-data.ts'
import type { Client } from './client.ts'
import { WEB_FLAGS } from './contract.ts'

/** Whether messages may go to and come from pages of this origin: our own, or one that the build knows. */
export const isKnownOrigin = (origin: string) =>
  origin === location.origin || !!pageData()?.hosts?.parents?.includes(origin)

const FRAMED_BY = 'framedBy'

function isOurs(frame: Window): boolean {
  try {
    return frame.location.origin === location.origin
  } catch {
    return false
  }
}

/** The origin that referred to this page; after a move within the frame, which refers to ourselves, the known one before. */
function referrer(): string {
  const { origin } = new URL(document.referrer)
  if (origin === location.origin) return isOurs(window.parent) ? origin : (visitStorage.read(FRAMED_BY) ?? '')
  if (isKnownOrigin(origin)) visitStorage.write(FRAMED_BY, origin)
  return origin
}

/** The parent frame, else the top frame, with its origin; undefined when neither is allowed. */
function listener(): [Window, string] | undefined {
  try {
    if (window.parent === window) return undefined
    // Firefox has no ancestorOrigins, but a framed page's referrer is its parent
    const above = location.ancestorOrigins ?? [referrer()]
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

/** Plain browser: the framing page receives a message; an unframed page sends none. */
export const web: Client = {
  present: () => true,
  has: (method) => !!(WEB_FLAGS[method] && listener()),
  send(method, payload) {
    const [frame, origin] = listener() as [Window, string]
    frame.postMessage({ [`${WEB_FLAGS[method]}`]: true, ...payload }, origin)
  },
}

// the first page of a frame may call nothing, but only it knows the referrer
if (typeof window !== 'undefined') listener()
