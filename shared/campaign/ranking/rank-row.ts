import type { ReactNode } from 'react'
import type { RankRow } from '#shared/kit/rank-board'

/** A person on a board, as the contract has them. */
export interface RankedPerson {
  userId: string
  nickname: string
  portrait: string
  /** 0: no place yet. */
  rank: number
  score: number
}

/** A person as a row of a `RankBoard`. */
export function rankRow(person: RankedPerson, note?: ReactNode): RankRow {
  return {
    id: person.userId,
    rank: person.rank > 0 ? person.rank : null,
    name: person.nickname,
    avatar: person.portrait,
    value: person.score,
    note,
  }
}
