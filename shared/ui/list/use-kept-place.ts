import { type RefObject, useEffect, useRef } from 'react'
import type { WindowVirtualizerHandle } from 'virtua'
import { keepPlace, type Place, placeOf, takePlace } from './place.ts'
import type { Endless } from './use-endless.ts'

/** Input after which the page is not scrolled any more. */
const TAKES_OVER = ['pointerdown', 'wheel', 'keydown'] as const
/** A slow phone has not measured the rows when they are scrolled to: then it is scrolled again, at most so often. */
const MOST_TRIES = 5

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
  /** Not scrolled to yet. */
  const wanted = useRef<Place | undefined>(undefined)
  /** Scrolled to, perhaps not exactly. */
  const restored = useRef<{ place: Place; tries: number } | undefined>(undefined)
  const scrollTo = ({ index, above }: Place) =>
    handle.current?.scrollToIndex(index, { align: 'start', offset: above })
  const keep = () => {
    if (!name || wanted.current) return
    const now = placeOf(rows.current)
    const { place, tries } = restored.current ?? {}
    if (place && tries && !isAt(place, now)) {
      restored.current = tries < MOST_TRIES ? { place, tries: tries + 1 } : undefined
      scrollTo(place)
      return
    }
    restored.current = undefined
    keepPlace(name, now)
  }
  useEffect(() => {
    if (!name) return
    wanted.current = takePlace(name)
    const give = () => {
      wanted.current = undefined
      restored.current = undefined
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
      if (index < 0) return
      restored.current = { place: { ...place, index }, tries: 1 }
      scrollTo(restored.current.place)
    } else list.more()
  })
  return keep
}

const isAt = ({ index, above }: Place, now: Place | undefined) =>
  now?.index === index && Math.abs(now.above - above) < 2
