import { pageData } from '#shared/runtime/app'
import { log } from '#shared/runtime/log'

/** Of all visits; the build's `VITALS_SHARE` sets another. */
const SHARE = 0.1

/**
 * Measures a share of the visits: LCP, INP and TTFB in ms, CLS without a unit, each as `web-vitals` defines it. One event for a
 * document, when it is first hidden. The library is a module of its own, which the other visits do not load.
 */
export function reportVitals(): void {
  if (Math.random() >= (pageData()?.vitals ?? SHARE)) return
  import('web-vitals').then(
    ({ onCLS, onINP, onLCP, onTTFB }) => {
      const measured: Record<string, number> = {}
      const note = ({ name, value }: { name: string; value: number }) => {
        measured[name.toLowerCase()] = name === 'CLS' ? Math.round(value * 1000) / 1000 : Math.round(value)
      }
      for (const measure of [onCLS, onINP, onLCP, onTTFB]) measure(note)
      const report = () => {
        if (!document.hidden) return
        document.removeEventListener('visibilitychange', report, true)
        if (Object.keys(measured).length > 0) log.action('vitals', { scene: 'event', extra: measured })
      }
      // before the upload of logs, which sends them when the page is hidden
      document.addEventListener('visibilitychange', report, true)
    },
    () => {},
  )
}
