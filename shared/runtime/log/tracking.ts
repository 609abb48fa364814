import { log } from './log.ts'
import { sceneOf } from './scenes.ts'

/**
 * Logs the page view and taps on `[data-track]`. The attribute is the event's id, `data-scene` its scene; the first
 * sight of `[data-expose]` is the background's. Installed by mount().
 */
export function startTracking(): void {
  log.action('view', { scene: 'page', extra: { referrer: document.referrer } })
  document.addEventListener('click', ({ target }) => {
    const element = (target as Element).closest?.<HTMLElement>('[data-track]')
    if (element?.dataset.track) log.action(element.dataset.track, { scene: sceneOf(element, 'button') })
  })
}
