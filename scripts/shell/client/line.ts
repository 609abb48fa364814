import type { Line } from '../settings.ts'

/**
 * Simulates a dead connection after the HTML: the browser reports it, and with 'off' nothing else loads. Blocked by a
 * policy of its own, so that it also applies to the browser's cache. API requests are dropped by the sandbox.
 */
export function cutLine(line: Line): void {
  Object.defineProperty(navigator, 'onLine', { get: () => false, configurable: true })
  if (line !== 'off') return
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:"
  document.head.append(policy)
}
