/** One page of a list: bare, or with the total or whether there is more. */
export type Page<Item> = Item[] | { list: Item[]; total?: number; hasMore?: boolean }

const listOf = (page: Page<unknown>) => (Array.isArray(page) ? page : page.list)

/**
 * The items of all pages without duplicates by `id` (or `orderId`, `userId`, `bossId`, `roomId`, whichever they have
 * first): a list that grows at its top repeats items. The first one wins.
 */
export function itemsOf(pages: Page<unknown>[]): unknown[] {
  const seen = new Set<unknown>()
  return pages.flatMap(listOf).filter((item) => {
    const row = (item ?? {}) as Record<string, unknown>
    const id = row.id ?? row.orderId ?? row.userId ?? row.bossId ?? row.roomId
    if (id === undefined) return true
    const isNew = !seen.has(id)
    seen.add(id)
    return isNew
  })
}

/** Whether these are all pages: by the server's answer, or because the last one is not full. */
export function isLast(pages: Page<unknown>[], pageSize: number): boolean {
  const last = pages[pages.length - 1] as Page<unknown>
  const { length } = listOf(last)
  // an empty page is the last one even if the server says otherwise, or the list would request pages for ever
  if (length === 0) return true
  if (!Array.isArray(last)) {
    if (last.hasMore !== undefined) return !last.hasMore
    if (last.total !== undefined)
      return pages.reduce((sum, page) => sum + listOf(page).length, 0) >= last.total
  }
  return length < pageSize
}
