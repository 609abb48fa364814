import { publicPerson } from './people.ts'
import type { State } from './state.ts'
import type { User } from './user.ts'

export interface Entrant {
  user: User
  score: number
}

/** Ranks by score; equal scores keep the order of `rows`. Rows with a score of 0 have no place. */
export function ranked<Row extends { score: number }>(rows: readonly Row[]): (Row & { rank: number })[] {
  const placed = rows.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score)
  return placed.map((row, at) => ({ ...row, rank: at + 1 }))
}

/** Difference to the next higher place; 0 for the first and without a place. */
export function gapTo(rank: number, rows: readonly { score: number }[]): number {
  const [before, mine] = [rows[rank - 2], rows[rank - 1]]
  return before && mine ? before.score - mine.score + 1 : 0
}

/** The contract's `ranking` of these people, as the viewer sees it. */
export function boardOf(
  entrants: readonly Entrant[],
  viewer: User,
  paging: { pageNum?: unknown; pageSize?: unknown },
) {
  const rows = ranked(entrants).map(({ user, rank, score }) => ({ ...publicPerson(user), rank, score }))
  const own = rows.find(({ userId }) => userId === viewer.id) ?? {
    ...publicPerson(viewer),
    rank: 0,
    score: 0,
  }
  return standingsOf(rows, viewer.id ? own : undefined, paging)
}

/** The contract's `ranked` of such rows, with my own beside them; undefined: I take no part. */
export function standingsOf<Row extends { rank: number; score: number }>(
  rows: readonly Row[],
  mine: Row | undefined,
  paging: { pageNum?: unknown; pageSize?: unknown },
) {
  return { ...pageOf(rows, paging), mine: mine ? { ...mine, gap: gapTo(mine.rank, rows) } : null }
}

/**
 * The people on a board without any calls in this sandbox, with ids from `from` on; none where lists are empty. The
 * fifth and the sixth have equal scores.
 * @param top the best score at the end
 * @param share how much of it has been reached so far, from 0 to 1
 */
export function crowdOf(
  { state, user: viewer }: { state: State; user: User },
  { from, size, top, share = 1 }: { from: number; size: number; top: number; share?: number },
): Entrant[] {
  if (viewer.scenario.empty) return []
  return Array.from({ length: size }, (_, at) => ({
    user: state.user(String(from + at)),
    score: Math.floor(top * 0.9 ** (at === 5 ? 4 : at) * share),
  }))
}

/** One page of a list as the contract's `paged`; without page numbers the first twenty. */
export function pageOf<T>(
  list: readonly T[],
  { pageNum = 1, pageSize = 20 }: { pageNum?: unknown; pageSize?: unknown },
) {
  const size = Math.min(100, Math.max(1, Number(pageSize)))
  const from = (Math.max(1, Number(pageNum)) - 1) * size
  return { list: list.slice(from, from + size), total: list.length, hasMore: from + size < list.length }
}
