import { useSyncExternalStore } from 'react'

/** So far the page has gone when the person no longer looks at its first screen, in px. */
const GONE = 120

let scrolled = false

/** A sheet holds the page still by fixing it, which is no scrolling. */
function read(): boolean {
  const { body, documentElement } = document
  if (body.style.position !== 'fixed') {
    // at a page's end nothing is covered: there is room for it
    scrolled = scrollY > GONE || scrollY + innerHeight >= documentElement.scrollHeight - 1
  }
  return scrolled
}

function watch(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true })
  addEventListener('resize', listener)
  return () => {
    removeEventListener('scroll', listener)
    removeEventListener('resize', listener)
  }
}

/** True while the first screen is scrolled away, and at the page's end; false in the prerendered page. */
export const useScrolled = (): boolean => useSyncExternalStore(watch, read, () => false)
