import type { GroupEvent } from '#shared/api/group-event'

/** Scores stand still: the event is over, whether or not its results are out. */
export function isOver({ phase }: Pick<GroupEvent, 'phase'>): boolean {
  return phase === 'ended' || phase === 'settled'
}
