import type { SeasonBoard } from '#shared/api/warlord'
import { RewardPopup } from '#shared/kit/reward-popup'
import type { Call } from '#shared/runtime/request'
import { Goal } from './Goal.tsx'
import { Orders } from './Orders.tsx'
import { useRewards } from './rewards.tsx'
import { Standing } from './Standing.tsx'
import { SeasonContext } from './season-context.ts'
import { Tracks } from './Tracks.tsx'
import { useBoard } from './use-board.ts'
import { Winners } from './Winners.tsx'

/** The loaded page, from the captain's standing down to the reward track. */
export function Board(props: { call: Call<SeasonBoard>; board: SeasonBoard }) {
  const { season, granted, closeGranted } = useBoard(props.call, props.board)
  const rewards = useRewards(granted.rewards)
  return (
    <SeasonContext value={season}>
      <Standing />
      <Winners />
      <Orders />
      <Goal />
      <Tracks />
      <RewardPopup open={granted.open} rewards={rewards} onClose={closeGranted} />
    </SeasonContext>
  )
}
