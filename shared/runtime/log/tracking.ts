import { log } from './log.ts'
import { isAdjusted, sceneOf } from './scenes.ts'

/**
 * Logs the page view and taps on `[data-track]`. The attribute is the event's id, `data-scene` its scene. What kind of
 * control it is, what changes in a form, and the first sight of `[data-expose]` are the background's. Installed by mount().
 */
export function startTracking(): void {
  log.action('view', { scene: 'page', extra: { referrer: document.referrer } })
  document.addEventListener('click', ({ target }) => {
    const element = (target as Element).closest?.<HTMLElement>('[data-track]')
    const id = element?.dataset.track
    // a tap into a field or on a list has changed nothing yet
    if (id && !isAdjusted(element)) log.action(id, { scene: sceneOf(element, 'button') })
  })
}
