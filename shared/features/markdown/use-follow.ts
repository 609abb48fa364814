import { type RefObject, useEffect, useRef } from 'react'

/** How near to the end, in px, counts as being there. */
const NEAR = 24

/**
 * Keeps what scrolls around an element at its end while text streams in. A person who scrolls up is left alone, and
 * followed again from when they are back at the end.
 *
 * @param shown changes with everything that is drawn.
 */
export function useFollow(root: RefObject<HTMLElement | null>, streaming: boolean, shown: string): void {
  const following = useRef(false)
  useEffect(() => {
    if (!streaming || !root.current) return
    following.current = true
    const scroller = scrollerOf(root.current)
    let before = scroller.scrollTop
    const look = () => {
      const { scrollTop, scrollHeight, clientHeight } = scroller
      const left = scrollHeight - clientHeight - scrollTop
      // At the very end first: iOS bounces there, which looks like scrolling up.
      if (left <= 1) following.current = true
      else if (scrollTop < before) following.current = false
      else if (left <= NEAR) following.current = true
      before = scrollTop
    }
    // Capturing, as the page's own scrolling is an event of the document.
    const target = scroller === document.scrollingElement ? document : scroller
    target.addEventListener('scroll', look, { passive: true })
    return () => target.removeEventListener('scroll', look)
  }, [root, streaming])
  // biome-ignore lint/correctness/useExhaustiveDependencies: `shown` is what it waits for
  useEffect(() => {
    if (!following.current || !root.current) return
    const scroller = scrollerOf(root.current)
    scroller.scrollTop = scroller.scrollHeight
    // The last text comes with the end of the stream.
    if (!streaming) following.current = false
  }, [root, streaming, shown])
}

function scrollerOf(element: HTMLElement): Element {
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at
  return document.scrollingElement ?? document.documentElement
}
