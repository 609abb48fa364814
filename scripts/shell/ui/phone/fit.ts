import { type RefObject, useLayoutEffect, useState } from 'react'

interface Size {
  width: number
  height: number
}

/** How much of its size a thing may have so that it fits into the room; never more than all of it. */
export function scaleFor(room: Size, thing: Size): number {
  if (room.width <= 0 || room.height <= 0) return 1
  return Math.min(1, room.width / thing.width, room.height / thing.height)
}

/** The inner size of an element, as it changes. */
export function useSize(ref: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return size
}
