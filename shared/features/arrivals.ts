import { useEffect, useRef, useState } from 'react'

/** Maximum shown at once. */
const AT_ONCE = 3

/**
 * The entries of a newest-first list that arrived after the page was opened, oldest first, each for the duration of its
 * effect. Initial entries are not included; undefined: not loaded yet.
 */
export function useArrivals<Item extends { id: string }>(
  items: readonly Item[] | undefined,
  effectMs: number,
): Item[] {
  const seen = useRef<Set<string> | undefined>(undefined)
  const [shown, setShown] = useState<Item[]>([])
  useEffect(() => {
    if (!items) return
    const before = seen.current
    seen.current = new Set(items.map(({ id }) => id))
    if (!before) return
    const fresh = items.filter(({ id }) => !before.has(id)).slice(0, AT_ONCE)
    if (fresh.length) setShown((now) => [...now, ...fresh.reverse()].slice(-AT_ONCE))
  }, [items])
  useEffect(() => {
    if (!shown.length) return
    const timer = setTimeout(() => setShown((now) => now.filter((item) => !shown.includes(item))), effectMs)
    return () => clearTimeout(timer)
  }, [shown, effectMs])
  return shown
}
