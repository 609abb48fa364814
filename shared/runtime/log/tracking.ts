import { log } from './log.ts'
import { isAdjusted, sceneOf } from './scenes.ts'

/** Latest time of the page view event after mount, in ms. */
const VIEW_WITHIN_MS = 500

/**
 * Logs the page view and taps on `[data-track]`. The attribute is the event's id, `data-scene` its scene. What kind of
 * control it is, what changes in a form, and the first sight of `[data-expose]` are the background's. Installed by mount().
 */
export function startTracking(): void {
  let noted = false
  const noteView = () => {
    if (noted) return
    noted = true
    log.action('view', { scene: 'page', extra: { referrer: document.referrer } })
  }
  // once the first screen is settled, unless the person taps or leaves before
  window.requestIdleCallback?.(noteView)
  setTimeout(noteView, VIEW_WITHIN_MS)
  addEventListener('pagehide', noteView)
  document.addEventListener('click', ({ target }) => {
    noteView()
    const element = (target as Element).closest?.<HTMLElement>('[data-track]')
    const id = element?.dataset.track
    // a tap on a field or list has changed nothing yet
    if (id && !isAdjusted(element)) log.action(id, { scene: sceneOf(element, 'button') })
  })
}
