import { removeApps } from './app.ts'

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

/** `frameIn` in a browser that only provides the referrer. */
export function frameByReferrer(parent: unknown, referrer: string): void {
  put(window, { parent, top: parent })
  put(document, { referrer })
}

/** Takes everything away again that a test has put around the page: apps and frames. */
export function leaveClients(): void {
  removeApps()
  put(window, own)
  put(location, { ancestorOrigins: undefined })
  put(document, { referrer: '' })
}
