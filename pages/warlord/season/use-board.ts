import { useState } from 'react'
import type { Hall } from '#shared/api/room'
import { receiveReward, type SeasonBoard } from '#shared/api/warlord'
import { tellFailure } from '#shared/features/tell-failure'
import { type Call, useAction } from '#shared/runtime/request'
import type { Season, Sheet } from './season-context.ts'

/** The shared state around a loaded board. */
export function useBoard({ begin, reload }: Call<SeasonBoard>, board: SeasonBoard): Season {
  const [picked, pickHall] = useState<Hall | null>(null)
  const [sheet, setSheet] = useState<Sheet>()
  const [open, setOpen] = useState(false)
  const [claiming, setClaiming] = useState('')
  const { run } = useAction(receiveReward)
  const show = (next: Sheet) => {
    setSheet(next)
    setOpen(true)
  }
  return {
    board,
    begin,
    reload,
    hall: board.hall ?? picked,
    pickHall,
    sheet,
    open,
    show,
    close: () => setOpen(false),
    claiming,
    async claim(what) {
      // a second would be answered as the first
      if (claiming) return false
      setClaiming(`${what.kind}-${what.id}`)
      const put = begin()
      const result = await run(what)
      setClaiming('')
      if (!result.ok) await tellFailure(result.error, reload)
      else {
        void put(result.data.board, result.again)
        show({ name: 'granted', rewards: result.data.granted })
      }
      return result.ok
    },
  }
}
