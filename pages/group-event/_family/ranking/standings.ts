import type { EventGroup, RankPeriod } from '#shared/api/group-event'

export interface StandingRow {
  group: EventGroup
  score: number
  rank: number
  /** What is missing to the group before; 0 for the first, and for a tie. */
  gap: number
  /** 0 to 1 of the best score. */
  part: number
  /** Another group has the same score. */
  tied: boolean
}

/** The groups of a period, the best first, in the server's order of places. */
export function standings(groups: readonly EventGroup[], period: RankPeriod): StandingRow[] {
  const rows = groups
    .map((group) => ({
      group,
      ...(period === 'day' ? group.today : { score: group.score, rank: group.rank }),
    }))
    .sort((a, b) => a.rank - b.rank)
  const best = Math.max(0, ...rows.map(({ score }) => score))
  return rows.map((row, index) => ({
    ...row,
    gap: Math.max(0, (rows[index - 1]?.score ?? row.score) - row.score),
    part: best > 0 ? Math.max(0, row.score) / best : 0,
    tied: row.score > 0 && rows.some((other) => other !== row && other.score === row.score),
  }))
}
