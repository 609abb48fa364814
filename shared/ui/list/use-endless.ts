import { useRef, useState } from 'react'
import { ApiError } from '#shared/runtime/request'

/** A list that grows at its end. `usePaged` of shared/features/paged gives one. */
export interface Endless<Item> {
  items: readonly Item[]
  /** Asks for what comes next; after a failure, again. */
  more(): void
  busy: boolean
  /** Nothing comes after these. */
  done: boolean
  error?: unknown
}

/**
 * An endless list from a function of one's own, where the pages are not `pageNum` and `pageSize` of one endpoint.
 *
 * @param load what comes after the items that are there, and whether that was the last of it.
 */
export function useEndless<Item>(
  load: (before: readonly Item[]) => Promise<{ items: readonly Item[]; done: boolean }>,
): Endless<Item> {
  const [, redraw] = useState({})
  // Not a state: the watcher of the list's end may ask twice before it is drawn again.
  const now = useRef<Omit<Endless<Item>, 'more'>>({ items: [], busy: false, done: false })
  const put = (change: Partial<Endless<Item>>) => {
    now.current = { ...now.current, ...change }
    redraw({})
  }
  const more = async () => {
    const { items, busy, done } = now.current
    if (busy || done) return
    put({ busy: true, error: undefined })
    try {
      const next = await load(items)
      put({ busy: false, items: [...items, ...next.items], done: next.done || next.items.length === 0 })
    } catch (error) {
      put({ busy: false, error })
      if (!(error instanceof ApiError)) throw error
    }
  }
  return { ...now.current, more: () => void more() }
}
