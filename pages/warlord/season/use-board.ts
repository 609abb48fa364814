import { useState } from 'react'
import type { Hall } from '#shared/api/room'
import { receiveReward, type SeasonBoard } from '#shared/api/warlord'
import { update, useClaimMutation } from '#shared/features/mutation'
import type { Query } from '#shared/runtime/request'
import type { Season, Sheet } from './season-context.ts'

/** The shared state around a loaded board. */
export function useBoard(call: Query<SeasonBoard>, board: SeasonBoard): Season {
  const [picked, pickHall] = useState<Hall | null>(null)
  const [sheet, setSheet] = useState<Sheet>()
  const [open, setOpen] = useState(false)
  const show = (next: Sheet) => {
    setSheet(next)
    setOpen(true)
  }
  const close = () => setOpen(false)
  const {
    claim,
    claiming,
    won,
    close: closeWon,
  } = useClaimMutation(receiveReward, {
    updates: [update(call, (answer) => answer.board)],
    // the popup takes the place of the chest
    onSuccess: close,
  })
  return {
    board,
    call,
    hall: board.hall ?? picked,
    pickHall,
    sheet,
    open,
    show,
    close,
    claiming: claiming ?? '',
    claim: async (what) => (await claim(what, `${what.kind}-${what.id}`)) !== undefined,
    won,
    closeWon,
  }
}
