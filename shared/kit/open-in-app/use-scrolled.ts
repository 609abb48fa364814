import { useSyncExternalStore } from 'react'

/** Scroll distance after which the first screen is left, in px. */
const GONE = 120

let scrolled = false

/** A sheet holds the page still by fixing it, which is no scrolling. */
function read(): boolean {
  const { body, documentElement } = document
  if (body.style.position !== 'fixed') {
    // nothing is covered at the end of a page: it has room for the bar
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
