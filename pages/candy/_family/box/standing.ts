import type { FreeBox, FreeBoxDetail } from '#shared/api/free-box'

type Phase = FreeBoxDetail['phase']

/** Whether friends can still come to a box: it waits for them, and the campaign runs. */
export const friendsCanCome = ({ box, phase }: { box: FreeBox | null; phase: Phase }): boolean =>
  phase === 'running' && (box?.state === 'waiting' || box?.state === 'ready')

/**
 * Where a box stands, as the words name it. With the campaign's end no friend comes any more: `tooFew` stays shut, `last` is as
 * good as it gets and can be opened until its own time is over.
 */
export function standingOf({ state }: FreeBox, phase: Phase) {
  if (phase === 'running') return state
  if (state === 'waiting') return 'tooFew'
  return state === 'ready' ? 'last' : state
}
