import type { EventGroup, GroupEvent } from '#shared/api/group-event'

type Placed = Pick<EventGroup, 'score' | 'rank'>

/** A group as drawn in the race. Before the event is loaded each racer is at the start, without a group. */
export interface Standing {
  key: string
  /** The racer that the motif draws for it, from 0. */
  look: number
  /** How far it has come, 0 (where all start) to 1 (where the best one is). */
  lift: number
  group: EventGroup | undefined
  mine: boolean
}

/** The standings in the order of the groups; `looks` racers at the start until the event is loaded. */
export function standingsOf(event: GroupEvent | undefined, looks: number): Standing[] {
  if (!event)
    return Array.from({ length: looks }, (_, look) => ({
      key: String(look),
      look,
      lift: 0,
      group: undefined,
      mine: false,
    }))
  return event.groups.map((group) => ({
    key: group.id,
    look: group.look,
    lift: liftOf(group, event.groups),
    group,
    mine: group.id === event.groupId,
  }))
}

/** How much of the way belongs to the score; the rest keeps close racers apart, the better placed ahead. */
const BY_SCORE = 0.88

/**
 * How far a group has come, 0 to 1: its score against the best score, and a little by its place. Nobody moves before
 * anybody has scored.
 */
export function liftOf(group: Placed, groups: readonly Placed[]): number {
  const best = Math.max(0, ...groups.map(({ score }) => score))
  if (best === 0 || group.score <= 0) return 0
  const byPlace = groups.length > 1 ? (groups.length - group.rank) / (groups.length - 1) : 1
  return BY_SCORE * (group.score / best) + (1 - BY_SCORE) * Math.min(1, Math.max(0, byPlace))
}

/** What a group lacks to the one placed before it; 0 for the first. */
export function gapToNext(group: Placed, groups: readonly Placed[]): number {
  const ahead = groups.filter(({ rank }) => rank < group.rank).sort((a, b) => b.rank - a.rank)[0]
  return ahead ? Math.max(0, ahead.score - group.score) : 0
}
