import type { Line } from '../settings.ts'

/**
 * The line is dead behind the HTML: the browser says so, and with 'off' nothing further comes. A policy of its own keeps it
 * out, so that it also holds for what the browser has in its cache. Calls are the sandbox's to drop.
 */
export function cutLine(line: Line): void {
  Object.defineProperty(navigator, 'onLine', { get: () => false, configurable: true })
  if (line !== 'off') return
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:"
  document.head.append(policy)
}
