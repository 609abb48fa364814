import { flushAtLeave, log } from './log.ts'
import { SCENES, type Scene } from './scenes.ts'

const sceneOf = (element: HTMLElement, otherwise: Scene): Scene => {
  const named = element.dataset.scene ?? ''
  return named in SCENES ? (named as Scene) : otherwise
}

/**
 * Logs the page view, taps on `[data-track]` and the first sight of each `[data-expose]`. The attribute is the
 * event's id, `data-scene` its scene. Sends what waits when the page is left. Installed by mount().
 */
export function startTracking(): void {
  log.action('view', { scene: 'page', extra: { referrer: document.referrer } })
  document.addEventListener('click', ({ target }) => {
    const element = (target as Element).closest?.<HTMLElement>('[data-track]')
    if (element?.dataset.track) log.action(element.dataset.track, { scene: sceneOf(element, 'button') })
  })
  watchExposure()
  addEventListener('pagehide', flushAtLeave)
  // Phones end a hidden page without a pagehide.
  document.addEventListener('visibilitychange', () => document.hidden && flushAtLeave())
}

function watchExposure(): void {
  if (typeof IntersectionObserver === 'undefined') return
  const seen = new Set<string>()
  const watched = new WeakSet<Element>()
  const sight = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        sight.unobserve(target)
        const id = (target as HTMLElement).dataset.expose
        if (!id || seen.has(id)) continue
        seen.add(id)
        log.action(id, { scene: sceneOf(target as HTMLElement, 'event') })
      }
    },
    { threshold: 0.5 },
  )
  const find = () => {
    for (const element of document.querySelectorAll('[data-expose]')) {
      if (watched.has(element)) continue
      watched.add(element)
      sight.observe(element)
    }
  }
  let soon: ReturnType<typeof setTimeout> | undefined
  new MutationObserver(() => {
    clearTimeout(soon)
    soon = setTimeout(find, 200)
  }).observe(document.body, { childList: true, subtree: true })
  find()
}
