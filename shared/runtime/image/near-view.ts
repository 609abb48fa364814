/** How far outside the view a picture starts to load. */
const MARGIN = '100px'

const waiting = new Map<Element, () => void>()
/** One for all pictures: each observer is computed with every frame of a scrolling page. */
let observer: IntersectionObserver | undefined

/**
 * Calls `then` once, when the element comes near the viewport; at once without IntersectionObserver. Returns the stop
 * function.
 */
export function nearView(element: Element, then: () => void): (() => void) | undefined {
  if (typeof IntersectionObserver === 'undefined') {
    then()
    return undefined
  }
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const found = isIntersecting && waiting.get(target)
        if (!found) continue
        stop(target)
        found()
      }
    },
    { rootMargin: MARGIN },
  )
  waiting.set(element, then)
  observer.observe(element)
  return () => stop(element)
}

function stop(element: Element): void {
  if (!waiting.delete(element)) return
  observer?.unobserve(element)
  if (waiting.size > 0) return
  observer?.disconnect()
  observer = undefined
}
