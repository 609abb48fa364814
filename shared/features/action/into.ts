import type { Call } from '#shared/runtime/request'

/** A call that an action's answer tells of. */
export interface Into<Out> {
  /** As the action leaves: gives the way to put its answer in. */
  begin(): (answer: Out, late?: boolean) => Promise<void>
  reload(): Promise<void>
}

/**
 * Says what an answer tells of a call: `into(board, ({ board }) => board)`. What has overtaken it since the action left is
 * not written over; then the call is read again.
 * @param read Its data, or how they are made from those that are there.
 */
export function into<Out, Held>(
  call: Pick<Call<Held>, 'begin' | 'reload'>,
  read: (answer: Out) => Held | ((now: Held) => Held),
): Into<Out> {
  return {
    begin() {
      const put = call.begin()
      return (answer, late) => put(read(answer), late)
    },
    reload: call.reload,
  }
}
