import { HOUR } from '../../world/clock.ts'
import { levelFor } from '../captain/index.ts'
import { hoursOf, type Work } from './work.ts'

/** Where a captain stands by hours and gift flow in all, and since when. */
export interface Rank {
  level: number
  hours: number
  flow: number
  /** Null: it is the first level, or was reached before the days that are remembered. */
  upgradedAt: number | null
}

/** Days are taken as done at 22:00, or now. */
export function rankOf(work: Work, now: number): Rank {
  const rank: Rank = {
    hours: work.hoursBefore,
    flow: work.flowBefore,
    level: levelFor(work.hoursBefore, work.flowBefore),
    upgradedAt: null,
  }
  for (const [day, done] of [...work.days].sort(([a], [b]) => a - b)) {
    rank.hours += hoursOf(done)
    rank.flow += done.coins
    const level = levelFor(rank.hours, rank.flow)
    if (level > rank.level) Object.assign(rank, { level, upgradedAt: Math.min(now, day + 22 * HOUR) })
  }
  return rank
}
