import { useState } from 'react'
import type { RankPeriod } from '#shared/api/group-event'

interface Board {
  kind: 'groups' | 'members'
  period: RankPeriod
}

/** The selected board, stored in this history entry: going back restores it. */
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
