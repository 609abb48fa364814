import { log } from '#shared/runtime/log'

/** Only while the first screen waits: what a settled page changes is not looked at. */
const CHANGES = { childList: true, subtree: true, attributes: true, attributeFilter: ['aria-busy'] }
/** A page whose part is missing is reloaded once, or shows the guard's card, within this time; in ms. */
const RELOADS_WITHIN_MS = 3000

let partIsMissing = false

/**
 * Logs the outcome of the page's start, once for a document, when its first screen is settled: `ready` with its data or a
 * lasting state, `failed` with the card of its error boundary or without one of its parts. With the times of the first paint,
 * of hydration and of the last response that the first screen waited for, in ms since the navigation began. The guard
 * (`shared/runtime/boot`) reports the other outcomes: its own card, a fault that the page was left in, a page left before it
 * was settled.
 */
export function reportBoot(): void {
  const observer = new MutationObserver(settle)
  observer.observe(document.body, CHANGES)
  settle()

  function settle(): void {
    if (!window.__reported && isWaiting()) return
    observer.disconnect()
    report(document.querySelector('main[role=alert]') ? 'boundary' : undefined)
  }
}

/** Called for a part that cannot load: fails the boot that is not reported yet, unless the page is reloaded for it. */
export function missPart(): void {
  partIsMissing = true
  setTimeout(report, RELOADS_WITHIN_MS, 'part')
}

function report(reason: 'boundary' | 'part' | undefined): void {
  if (window.__reported) return
  window.__reported = true
  const outcome = reason ? 'failed' : 'ready'
  log.action('boot', { scene: 'event', extra: { outcome, reason, ...times() } })
}

const isWaiting = () =>
  partIsMissing || document.querySelector('[aria-busy=true],[data-part=failed]') !== null

/** Those that the browser has measured; rounded, undefined ones are left out of the event's JSON. */
function times(): Record<string, number | undefined> {
  const [paint] = performance.getEntriesByName?.('first-contentful-paint') ?? []
  const calls = performance.getEntriesByType?.('resource') as PerformanceResourceTiming[] | undefined
  const ends = (calls ?? []).flatMap((call) => (call.initiatorType === 'fetch' ? [call.responseEnd] : []))
  const round = (ms: number | undefined) => (ms === undefined ? undefined : Math.round(ms))
  return {
    paint: round(paint?.startTime),
    hydrated: round(window.__aliveAt),
    data: ends.length > 0 ? Math.round(Math.max(...ends)) : undefined,
  }
}
