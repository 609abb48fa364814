import { type RefObject, useEffect, useRef } from 'react'

/** Centres the child at `index` of a horizontally scrolling row, at first and whenever `index` changes. */
export function useScrolledTo<Row extends HTMLElement>(index: number): RefObject<Row | null> {
  const row = useRef<Row>(null)
  useEffect(() => {
    const list = row.current as Row
    const item = list.children[index] as HTMLElement | undefined
    if (item) list.scrollLeft = item.offsetLeft - (list.clientWidth - item.offsetWidth) / 2
  }, [index])
  return row
}
