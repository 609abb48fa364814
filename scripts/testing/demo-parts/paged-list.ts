import type { Paged } from '#shared/features/paged'

/** A list as returned by `usePaged`, for demo and test. */
export function listOf(
  items: string[],
  change: Partial<Paged<string, string[]>> = {},
): Paged<string, string[]> {
  const refetch = async () => {}
  return {
    first: { status: 'ready', data: items, stale: false, refetch } as unknown as Paged<
      string,
      string[]
    >['first'],
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
