import { log } from '#shared/runtime/log'

/** Only while the first screen waits: what a settled page changes is not looked at. */
const CHANGES = { childList: true, subtree: true, attributes: true, attributeFilter: ['aria-busy'] }

/**
 * Logs the outcome of the page's start, once for a document, when its first screen is settled: `ready` with its data or a
 * lasting state, `failed` with the card of its error boundary. With the times of the first paint, of hydration and of the
 * last response that the first screen waited for, in ms since the navigation began. The guard (`shared/runtime/boot`)
 * reports the other outcomes: its own card, a fault that the page was left in, a page left before it was settled.
 */
export function reportBoot(): void {
  const observer = new MutationObserver(settle)
  observer.observe(document.body, CHANGES)
  settle()

  function settle(): void {
    if (!window.__reported && isWaiting()) return
    observer.disconnect()
    if (window.__reported) return
    window.__reported = true
    const isCrashed = document.querySelector('#root>main[role=alert]') !== null
    log.action('boot', {
      scene: 'event',
      extra: {
        outcome: isCrashed ? 'failed' : 'ready',
        ...(isCrashed && { reason: 'boundary' }),
        ...times(),
      },
    })
  }
}

const isWaiting = () => document.querySelector('[aria-busy=true],[data-part=failed]') !== null

function times(): Record<string, number> {
  const [paint] = performance.getEntriesByName?.('first-contentful-paint') ?? []
  const calls = performance.getEntriesByType?.('resource') as PerformanceResourceTiming[] | undefined
  const ends = (calls ?? []).flatMap((call) => (call.initiatorType === 'fetch' ? [call.responseEnd] : []))
  const known = {
    paint: paint?.startTime,
    hydrated: window.__aliveAt,
    data: ends.length > 0 ? Math.max(...ends) : undefined,
  }
  return Object.fromEntries(
    Object.entries(known).flatMap(([name, ms]) => (ms === undefined ? [] : [[name, Math.round(ms)]])),
  )
}
