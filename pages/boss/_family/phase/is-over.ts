import type { Recall } from '#shared/api/boss-recall'

/** Nothing can be earned any more, whether or not results are out. */
export const isOver = (phase: Recall['phase'] | undefined): boolean =>
  phase === 'ended' || phase === 'settled'
