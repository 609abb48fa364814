import type { Paged } from '#shared/features/paged'

/** A list as returned by `usePaged`, for demo and test. @param data answer of its first page */
export function listOf<Item, First = Item[]>(
  items: Item[],
  change: Partial<Paged<Item, First>> = {},
  data: unknown = items,
): Paged<Item, First> {
  const refetch = async () => {}
  return {
    first: { status: 'ready', data, stale: false, refetch } as unknown as Paged<Item, First>['first'],
    items,
    status: 'ready',
    stale: false,
    more: () => {},
    busy: false,
    done: false,
    refetch,
    ...change,
  }
}
