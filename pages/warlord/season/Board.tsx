import { useEffect } from 'react'
import type { SeasonBoard } from '#shared/api/warlord'
import { useLater } from '#shared/features/later'
import { address } from '#shared/runtime/address'
import type { Query } from '#shared/runtime/request'
import { Goal } from './Goal.tsx'
import { Orders } from './Orders.tsx'
import { Standing } from './Standing.tsx'
import { SeasonContext } from './season-context.ts'
import { Tracks } from './Tracks.tsx'
import { useBoard } from './use-board.ts'

const loadSheets = () => import('./sheets/index.ts')

/** The loaded page, from the captain's standing down to the reward track. */
export function Board(props: { call: Query<SeasonBoard>; board: SeasonBoard }) {
  const season = useBoard(props.call, props.board)
  const settled = props.board.winners.length > 0
  // A claim ends in a popup: its code comes while the server is asked.
  const isNeeded = settled || season.open || season.won.open || season.claiming !== ''
  const later = useLater(loadSheets, isNeeded, () => {
    season.close()
    season.closeWon()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
  useEffect(() => {
    if (address().param('needShowPopReward') === '1') season.show({ name: 'rewards' })
  }, [])
  return (
    <SeasonContext value={season}>
      <Standing />
      {settled && later && <later.Winners />}
      <Orders />
      <Goal />
      <Tracks />
      {later && <later.Sheets />}
    </SeasonContext>
  )
}
