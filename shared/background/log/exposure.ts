import { log, sceneOf } from '#shared/runtime/log'

/** How long the DOM must be unchanged before exposed elements are looked for, in ms. */
const STILL_MS = 200

/** Logs the first sight of each `[data-expose]`: half of it in view. The attribute is the event's id. */
export function watchExposure(): void {
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
    soon = setTimeout(find, STILL_MS)
  }).observe(document.body, { childList: true, subtree: true })
  find()
}
