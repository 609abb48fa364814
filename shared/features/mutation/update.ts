import type { Query } from '#shared/runtime/request'

/** How the answer of a mutation updates a query. */
export interface Update<Out> {
  /** Called when the mutation is sent; returns the function that applies its answer. */
  beginUpdate(): (answer: Out, late?: boolean) => Promise<void>
  refetch(): Promise<void>
}

/**
 * Updates a query with the answer of a mutation: `update(board, ({ board }) => board)`. Where the query has changed since the
 * mutation was sent, it is refetched in place of being overwritten.
 * @param read The query's new data, or how they are made from its current data.
 */
export function update<Out, Held>(
  call: Pick<Query<Held>, 'beginUpdate' | 'refetch'>,
  read: (answer: Out) => Held | ((now: Held) => Held),
): Update<Out> {
  return {
    beginUpdate() {
      const put = call.beginUpdate()
      return (answer, late) => put(read(answer), late)
    },
    refetch: call.refetch,
  }
}
