import { useState } from 'react'
import { type BingoCard, receiveBingoCell, receiveBingoFull, receiveBingoLine } from '#shared/api/bingo'
import { tellFailure } from '#shared/features/tell-failure'
import { type ActionResult, type Call, useAction } from '#shared/runtime/request'
import { NOTHING_WON, type Won } from '../_family/reward/won.ts'

interface Answer {
  granted: Won['rewards']
  card: BingoCard
  finished?: string[]
}

/** Stamping cells and claiming lines and the full card, one at a time. */
export function useBingo(call: Call<BingoCard>) {
  const cell = useAction(receiveBingoCell)
  const line = useAction(receiveBingoLine)
  const full = useAction(receiveBingoFull)
  /** Id of the cell or line under way, or 'full'. */
  const [claiming, setClaiming] = useState('')
  const [won, setWon] = useState(NOTHING_WON)
  /** Lines that the last stamp finished. */
  const [finished, setFinished] = useState<readonly string[]>([])
  const take = async (id: string, run: () => Promise<ActionResult<Answer>>) => {
    if (claiming) return
    setClaiming(id)
    const put = call.begin()
    const result = await run()
    if (result.ok) {
      void put(result.data.card, result.again)
      setFinished(result.data.finished ?? [])
      setWon({ open: true, rewards: result.data.granted })
    } else await tellFailure(result.error, call.reload)
    setClaiming('')
  }
  return {
    claiming,
    won,
    finished,
    closeWon: () => setWon((shown) => ({ ...shown, open: false })),
    stamp: (cellId: string) => take(cellId, () => cell.run({ cellId })),
    claimLine: (lineId: string) => take(lineId, () => line.run({ lineId })),
    claimFull: () => take('full', () => full.run({})),
  }
}
