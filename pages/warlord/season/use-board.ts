import { useState } from 'react'
import type { Hall } from '#shared/api/room'
import { receiveReward, type SeasonBoard } from '#shared/api/warlord'
import { type Call, useAction } from '#shared/runtime/request'
import type { Granted } from './RewardArt.tsx'
import type { Season, Sheet } from './season-context.ts'
import { tell } from './tell.ts'

/** The shared state around a loaded board, and the rewards to be shown as just granted. */
export function useBoard({ set: update, reload }: Call<SeasonBoard>, board: SeasonBoard) {
  const [picked, pickHall] = useState<Hall | null>(null)
  const [sheet, show] = useState<Sheet | null>(null)
  // Kept while the popup leaves, so that it does not empty itself on the way out.
  const [granted, setGranted] = useState({ open: false, rewards: [] as Granted[] })
  const [claiming, setClaiming] = useState('')
  const { run } = useAction(receiveReward)
  const celebrate = (rewards: Granted[]) => setGranted({ open: rewards.length > 0, rewards })
  const season: Season = {
    board,
    hall: board.hall ?? picked,
    pickHall,
    update,
    reload,
    sheet,
    show,
    claiming,
    celebrate,
    async claim(what) {
      setClaiming(`${what.kind}-${what.id}`)
      const result = await run(what)
      setClaiming('')
      if (!result.ok) await tell(result.error, reload)
      else {
        update(result.data.board)
        celebrate(result.data.granted)
      }
      return result.ok
    },
  }
  return { season, granted, closeGranted: () => setGranted({ ...granted, open: false }) }
}
