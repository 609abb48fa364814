import { useState } from 'react'
import { type BingoCard, receiveBingoCell, receiveBingoFull, receiveBingoLine } from '#shared/api/bingo'
import type { Reward } from '#shared/campaign/reward'
import { type MutationOptions, update, useLock, useMutation, useWon } from '#shared/features/mutation'
import type { Query } from '#shared/runtime/request'

interface Answer {
  granted: readonly Reward[]
  card: BingoCard
  finished?: string[]
}

/** Stamping cells and claiming lines and the full card, one at a time. */
export function useBingo(call: Query<BingoCard>) {
  const lock = useLock()
  const { won, show, close } = useWon<Reward>()
  /** Lines that the last stamp finished. */
  const [finished, setFinished] = useState<readonly string[]>([])
  const options: MutationOptions<unknown, Answer> = {
    lock,
    updates: [update(call, ({ card }) => card)],
    onSuccess({ granted, finished = [] }) {
      setFinished(finished)
      show(granted)
    },
  }
  const cell = useMutation(receiveBingoCell, options)
  const line = useMutation(receiveBingoLine, options)
  const full = useMutation(receiveBingoFull, options)
  return {
    /** Id of the cell or line under way, or 'full'. */
    claiming: lock.acting ?? '',
    won,
    finished,
    closeWon: close,
    stamp: (cellId: string) => cell.run({ cellId }, cellId),
    claimLine: (lineId: string) => line.run({ lineId }, lineId),
    claimFull: () => full.run({}, 'full'),
  }
}
