import type { Line } from '../../settings.ts'

/** Lets a page that is open know that the line has gone or come back, as its browser would. */
export function setLine(page: Window | null | undefined, line: Line): void {
  if (!page) return
  const online = line === 'on'
  Object.defineProperty(page.navigator, 'onLine', { get: () => online, configurable: true })
  page.dispatchEvent(new Event(online ? 'online' : 'offline'))
}
