import { type RefObject, useEffect, useRef } from 'react'
import type { WindowVirtualizerHandle } from 'virtua'
import { keepPlace, type Place, placeOf, takePlace } from './place.ts'
import type { Endless } from './use-endless.ts'

/** Input after which the page is not scrolled any more. */
const TAKES_OVER = ['pointerdown', 'wheel', 'keydown'] as const

/**
 * Restores the scroll position of a list on back navigation and reload, loading as many pages as needed. Returns a
 * function to call when scrolling has ended.
 */
export function useKeptPlace(
  name: string | undefined,
  list: Endless<unknown>,
  rows: RefObject<Element | null>,
  handle: RefObject<WindowVirtualizerHandle | null>,
): () => void {
  const wanted = useRef<Place | undefined>(undefined)
  const keep = () => {
    if (name && !wanted.current) keepPlace(name, placeOf(rows.current))
  }
  useEffect(() => {
    if (!name) return
    wanted.current = takePlace(name)
    const give = () => {
      wanted.current = undefined
    }
    for (const kind of TAKES_OVER) window.addEventListener(kind, give, { passive: true })
    return () => {
      for (const kind of TAKES_OVER) window.removeEventListener(kind, give)
    }
  }, [name])
  useEffect(() => {
    const place = wanted.current
    if (!place || list.busy) return
    if (list.items.length > place.index || list.done || list.error) {
      wanted.current = undefined
      const index = Math.min(place.index, list.items.length - 1)
      if (index >= 0) handle.current?.scrollToIndex(index, { align: 'start', offset: place.above })
    } else list.more()
  })
  return keep
}
