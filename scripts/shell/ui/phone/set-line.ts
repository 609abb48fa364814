import type { Line } from '../../settings.ts'

/** Notifies an open page that the connection is lost or restored, as its browser would. */
export function setLine(page: Window | null | undefined, line: Line): void {
  if (!page) return
  const online = line === 'on'
  Object.defineProperty(page.navigator, 'onLine', { get: () => online, configurable: true })
  page.dispatchEvent(new Event(online ? 'online' : 'offline'))
}
