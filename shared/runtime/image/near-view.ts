/** How far outside the view a picture starts to load. */
const MARGIN = '100px'

/** Calls `then` once, when the element comes near the view; at once where the browser cannot tell. Returns the way to stop. */
export function nearView(element: Element, then: () => void): (() => void) | undefined {
  if (typeof IntersectionObserver === 'undefined') {
    then()
    return undefined
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      then()
    },
    { rootMargin: MARGIN },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
