import { useEffect, useRef, useState } from 'react'

/** More at once would cover what they fly over. */
const AT_ONCE = 3

/**
 * Of a list that comes newest first: what has arrived since the page was opened, each for as long as its effect in the
 * style sheet takes, oldest first. What was there in the first place is not shown; undefined: not known yet.
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
