import type { FreeBox, FreeBoxDetail } from '#shared/api/free-box'

type Phase = FreeBoxDetail['phase']

/** Whether friends can still come to a box: it waits for them, and the campaign runs. */
export const friendsCanCome = ({ box, phase }: { box: FreeBox | null; phase: Phase }): boolean =>
  phase === 'running' && (box?.state === 'waiting' || box?.state === 'ready')

/**
 * The state of a box, as locale keys name it. After the campaign no friend can help any more: `tooFew` stays shut, `last`
 * is final and can be opened until it expires.
 */
export function standingOf({ state }: FreeBox, phase: Phase) {
  if (phase === 'running') return state
  if (state === 'waiting') return 'tooFew'
  return state === 'ready' ? 'last' : state
}
