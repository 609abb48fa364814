import { useRef, useState } from 'react'
import { ApiError } from '#shared/runtime/request'

/** A list that grows at its end. `usePaged` of shared/features/paged gives one. */
export interface Endless<Item> {
  items: readonly Item[]
  /** Loads the next page; retries after a failure. */
  more(): void
  busy: boolean
  /** These are all items. */
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
  // not React state: the end-of-list observer may call twice before the next render
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
