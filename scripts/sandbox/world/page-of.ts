/** One page of a list as the contract's `paged`; without page numbers the first twenty. */
export function pageOf<T>(
  list: readonly T[],
  { pageNum = 1, pageSize = 20 }: { pageNum?: unknown; pageSize?: unknown },
) {
  const size = Math.min(100, Math.max(1, Number(pageSize)))
  const from = (Math.max(1, Number(pageNum)) - 1) * size
  return { list: list.slice(from, from + size), total: list.length, hasMore: from + size < list.length }
}
