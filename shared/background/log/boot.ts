import { log } from '#shared/runtime/log'

/**
 * Logs the outcome of the page's start, once for a document: `ready`, or `failed` where the page shows the card of its error
 * boundary; what the guard has reported is not reported again. With the times of the first paint and of the last response that
 * the first screen waited for, in ms since the navigation began.
 */
export function reportBoot(): void {
  if (window.__reported) return
  window.__reported = true
  const isCrashed = document.querySelector('#root > main[role="alert"]') !== null
  const [paint] = performance.getEntriesByName?.('first-contentful-paint') ?? []
  const calls = performance.getEntriesByType?.('resource') as PerformanceResourceTiming[] | undefined
  const ends = (calls ?? [])
    .filter(({ initiatorType }) => initiatorType === 'fetch')
    .map((call) => call.responseEnd)
  log.action('boot', {
    scene: 'event',
    extra: {
      outcome: isCrashed ? 'failed' : 'ready',
      ...(isCrashed && { reason: 'boundary' }),
      ...(paint && { paint: Math.round(paint.startTime) }),
      ...(ends.length > 0 && { data: Math.round(Math.max(...ends)) }),
    },
  })
}
