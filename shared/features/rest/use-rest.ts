import { type RefObject, useEffect, useRef } from 'react'

/** Marks an element `data-away` while it is out of sight, for its style sheet to let it rest. Without the observer it never does. */
export function useRest<Target extends Element>(): RefObject<Target | null> {
  const target = useRef<Target>(null)
  useEffect(() => {
    const element = target.current
    if (!element || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(([entry]) => {
      element.toggleAttribute('data-away', entry?.isIntersecting === false)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return target
}
