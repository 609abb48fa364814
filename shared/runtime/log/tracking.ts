import { log } from './log.ts'
import { isAdjusted, sceneOf, sceneOfControl } from './scenes.ts'

/** A name that somebody gave, not one that React made up. */
const NAMED = /^[a-z][\w-]*$/i

/**
 * Logs the page view, taps on `[data-track]`, and what is typed, chosen or drawn in a form: that it was, never what. The
 * attribute is the event's id, of a field without it the field's `name`; the scene is that of `data-scene`, or of what the
 * element is. The first sight of `[data-expose]` is the background's. Installed by mount().
 */
export function startTracking(): void {
  log.action('view', { scene: 'page', extra: { referrer: document.referrer } })
  const note = (element: HTMLElement, id = '') =>
    id && log.action(id, { scene: sceneOf(element, sceneOfControl(element)) })
  document.addEventListener('click', ({ target }) => {
    const element = (target as Element).closest?.<HTMLElement>('[data-track]')
    // a tap into a field or on a list has changed nothing yet
    if (element && !isAdjusted(element)) note(element, element.dataset.track)
  })
  document.addEventListener('change', ({ target }) => {
    const field = target as HTMLInputElement
    if (isAdjusted(field)) note(field, field.dataset.track || (NAMED.test(field.name) ? field.name : ''))
  })
}
