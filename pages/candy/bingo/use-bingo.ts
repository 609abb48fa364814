import { useState } from 'react'
import { type BingoCard, receiveBingoCell, receiveBingoFull, receiveBingoLine } from '#shared/api/bingo'
import type { Reward } from '#shared/campaign/reward'
import { type ActionOptions, into, useAction, useTurn, useWon } from '#shared/features/action'
import type { Call } from '#shared/runtime/request'

interface Answer {
  granted: readonly Reward[]
  card: BingoCard
  finished?: string[]
}

/** Stamping cells and claiming lines and the full card, one at a time. */
export function useBingo(call: Call<BingoCard>) {
  const turn = useTurn()
  const { won, show, close } = useWon<Reward>()
  /** Lines that the last stamp finished. */
  const [finished, setFinished] = useState<readonly string[]>([])
  const options: ActionOptions<unknown, Answer> = {
    turn,
    into: [into(call, ({ card }) => card)],
    done({ granted, finished = [] }) {
      setFinished(finished)
      show(granted)
    },
  }
  const cell = useAction(receiveBingoCell, options)
  const line = useAction(receiveBingoLine, options)
  const full = useAction(receiveBingoFull, options)
  return {
    /** Id of the cell or line under way, or 'full'. */
    claiming: turn.acting ?? '',
    won,
    finished,
    closeWon: close,
    stamp: (cellId: string) => cell.run({ cellId }, cellId),
    claimLine: (lineId: string) => line.run({ lineId }, lineId),
    claimFull: () => full.run({}, 'full'),
  }
}
