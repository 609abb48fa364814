import { setTimeout as sleep } from 'node:timers/promises'
import type { Page, Request } from 'playwright-core'

const QUIET_MS = 300
const PATIENCE = 20_000

export interface Traffic {
  /** Resolves when nothing has been under way for a moment; at last anyway, since a page may poll. */
  quiet(): Promise<void>
}

/** @param heldUp paths of calls that are not waited for, since they never end. */
export function watchTraffic(tab: Page, heldUp: (path: string) => boolean): Traffic {
  const underWay = new Set<Request>()
  let last = Date.now()
  const end = (request: Request) => {
    underWay.delete(request)
    last = Date.now()
  }
  tab.on('request', (request) => {
    if (!heldUp(new URL(request.url()).pathname)) underWay.add(request)
    last = Date.now()
  })
  // a call whose answer the page does not read never finishes
  tab.on('response', (response) => {
    if (response.request().resourceType() === 'fetch') end(response.request())
  })
  tab.on('requestfinished', end)
  tab.on('requestfailed', end)
  return {
    async quiet() {
      const deadline = Date.now() + PATIENCE
      last = Date.now()
      while ((underWay.size > 0 || Date.now() - last < QUIET_MS) && Date.now() < deadline) await sleep(50)
    },
  }
}
