import { useEffect, useEffectEvent } from 'react'
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
/** Most visits are to a season that is not settled yet. */
const loadWinners = () => import('./Winners.tsx')

/** The loaded page, from the captain's standing down to the reward track. */
export function Board(props: { call: Query<SeasonBoard>; board: SeasonBoard }) {
  const season = useBoard(props.call, props.board)
  // A claim ends in a popup: its code comes while the server is asked.
  const isNeeded = season.open || season.won.open || season.claiming !== ''
  const later = useLater(loadSheets, isNeeded, () => {
    season.close()
    season.closeWon()
  })
  const settled = useLater(loadWinners, props.board.winners.length > 0, season.close)
  const arrive = useEffectEvent(() => {
    if (address().param('needShowPopReward') === '1') season.show({ name: 'rewards' })
  })
  useEffect(() => arrive(), [])
  return (
    <SeasonContext value={season}>
      <Standing />
      {settled && <settled.Winners />}
      <Orders />
      <Goal />
      <Tracks />
      {later && <later.Sheets />}
    </SeasonContext>
  )
}
