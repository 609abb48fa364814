import { type RefObject, useEffect, useRef } from 'react'

/** Scrolling has ended after this long without a scroll event, in ms; `scrollend` is newer than Chromium 80. */
const SCROLLED_MS = 150

/**
 * Marks an element `data-paused` while it is out of sight or the page is scrolled, for its style sheet to let its endless
 * motion rest: a scrolled page is drawn from again, and each motion has its share in that. Without the observer it is never
 * out of sight.
 */
export function usePauseOffscreen<Target extends Element>(): RefObject<Target | null> {
  const target = useRef<Target>(null)
  useEffect(() => {
    const element = target.current
    if (!element) return
    let away = false
    let scrolling: ReturnType<typeof setTimeout> | undefined
    const mark = () => element.toggleAttribute('data-paused', away || scrolling !== undefined)
    const still = () => {
      scrolling = undefined
      mark()
    }
    const scrolled = () => {
      clearTimeout(scrolling)
      scrolling = setTimeout(still, SCROLLED_MS)
      mark()
    }
    const observer =
      typeof IntersectionObserver === 'undefined'
        ? undefined
        : new IntersectionObserver(([entry]) => {
            away = entry?.isIntersecting === false
            mark()
          })
    observer?.observe(element)
    window.addEventListener('scroll', scrolled, { passive: true })
    return () => {
      clearTimeout(scrolling)
      observer?.disconnect()
      window.removeEventListener('scroll', scrolled)
    }
  }, [])
  return target
}
