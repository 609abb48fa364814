import type { EventGroup } from '#shared/api/group-event'

type Standing = Pick<EventGroup, 'score' | 'rank'>

/** How much of the sky belongs to the score; the rest keeps close racers apart, the better placed higher. */
const BY_SCORE = 0.88

/**
 * How high a group flies, 0 (on the ground) to 1 (the best group's height): its score against the best score,
 * and a little by its place. Nobody flies before anybody has scored.
 */
export function lift(group: Standing, groups: readonly Standing[]): number {
  const best = Math.max(0, ...groups.map(({ score }) => score))
  if (best === 0 || group.score <= 0) return 0
  const byPlace = groups.length > 1 ? (groups.length - group.rank) / (groups.length - 1) : 1
  return BY_SCORE * (group.score / best) + (1 - BY_SCORE) * Math.min(1, Math.max(0, byPlace))
}

/** What a group lacks to the one placed before it; 0 for the first. */
export function gapToNext(group: Standing, groups: readonly Standing[]): number {
  const ahead = groups.filter(({ rank }) => rank < group.rank).sort((a, b) => b.rank - a.rank)[0]
  return ahead ? Math.max(0, ahead.score - group.score) : 0
}
