import { useRef, useState } from 'react'
import { type DrawnPrize, luckyDraw, type StarBoard, type StarRoom } from '#shared/api/constellation'
import { useOpenDecision } from '#shared/features/open-decision'
import type { Call } from '#shared/runtime/request'
import type { GrantedRewards } from '../rewards/Granted.tsx'
import type { StarReward } from '../rewards/RewardName.tsx'
import { tell } from '../tell.ts'
import { loadParts } from '../use-later-parts.ts'
import type { Times } from './times.ts'

/**
 * A draw from tap to result. The call leaves at once; a comet flies until the server has decided and runs on to the
 * star, and only then does the board change. One whose result is unknown has to be asked for before there is another.
 */
export function useDraw(
  board: Call<StarBoard>,
  /** Reads what was shown again: the board, and the price of a draw. */
  reload: () => Promise<void>,
  onDrawn: (drawn: GrantedRewards) => void,
) {
  const { decide, open } = useOpenDecision(luckyDraw)
  const comet = useRef<SVGGElement>(null)
  const under = useRef(false)
  const [drawing, setDrawing] = useState<Times | null>(null)

  async function draw(room: StarRoom, times: Times, price: number): Promise<void> {
    if (under.current) return
    under.current = true
    setDrawing(times)
    const put = board.begin()
    // One of unknown result is asked for as it was made: by now the person may stand in another room.
    const asked = decide(open ?? { roomId: room.id, times, price })
    // Without its code there is no comet, but a result all the same.
    const sky = await loadParts().catch(() => undefined)
    await sky?.flyUntil(asked, comet.current, room)
    const result = await asked
    if (result.ok) {
      const settled = put(result.data.board, !!open)
      await sky?.flare(comet.current)
      onDrawn(resultOf(result.data, times))
      await settled
    } else await tell(result.error, reload)
    setDrawing(null)
    under.current = false
  }

  return { comet, draw, drawing, unknown: open?.times ?? null }
}

function resultOf(
  { prizes, treasure }: { prizes: DrawnPrize[]; treasure: StarReward | null },
  times: Times,
): GrantedRewards {
  const won: GrantedRewards['rewards'] = prizes.map(({ reward, rarity }) => ({ ...reward, rarity }))
  return {
    open: true,
    times,
    lit: prizes.filter(({ star }) => star !== null).length,
    treasure: treasure !== null,
    rewards: treasure ? [{ ...treasure, rarity: 'legend' }, ...won] : won,
  }
}
