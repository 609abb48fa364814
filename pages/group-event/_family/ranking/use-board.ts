import { useState } from 'react'
import type { RankPeriod } from '#shared/api/group-event'

interface Board {
  kind: 'groups' | 'members'
  period: RankPeriod
}

/** Which board is looked at. It stands in this entry of the history: the way back leads to the same one. */
export function useBoard(): Board & { choose(change: Partial<Board>): void } {
  const [board, setBoard] = useState<Board>(() => ({
    kind: 'groups',
    period: 'total',
    ...(history.state as { board?: Board } | null)?.board,
  }))
  return {
    ...board,
    choose(change) {
      const next = { ...board, ...change }
      setBoard(next)
      history.replaceState({ ...history.state, board: next }, '')
    },
  }
}
