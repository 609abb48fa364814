import { useRef } from 'react'
import { type DrawnPrize, luckyDraw, type StarBoard, type StarRoom } from '#shared/api/constellation'
import type { Reward } from '#shared/campaign/reward'
import { update, useSpendMutation } from '#shared/features/mutation'
import type { Query } from '#shared/runtime/request'
import { words } from '../error-words.ts'
import type { GrantedRewards } from '../rewards/Granted.tsx'
import { loadParts } from '../use-later-parts.ts'
import type { Times } from './times.ts'

/**
 * A draw from tap to result. The call leaves at once; a comet flies until the server has decided and runs on to the
 * star, and only then does the board change. One whose result is unknown has to be asked for before there is another.
 */
export function useDraw(
  board: Query<StarBoard>,
  reloadPrice: () => Promise<void>,
  onDrawn: (drawn: GrantedRewards) => void,
) {
  const comet = useRef<SVGGElement>(null)
  const room = useRef<StarRoom>(null)
  // without the animation's code the result is shown at once
  const loadSky = () => loadParts().catch(() => undefined)
  const { spend, open, acting } = useSpendMutation(luckyDraw, {
    updates: [update(board, (answer) => answer.board)],
    refetch: reloadPrice,
    errorText: words,
    async reveal(asked) {
      const sky = await loadSky()
      if (room.current) await sky?.flyUntil(asked, comet.current, room.current)
    },
    async onSuccess(answer, { input }) {
      const sky = await loadSky()
      await sky?.flare(comet.current)
      onDrawn({ ...resultOf(answer, input.times), half: halfLit(room.current, answer.board) })
    },
  })

  /** A draw of unknown result is looked up with its original input: the person may be in another room by now. */
  async function draw(from: StarRoom, times: Times, price: number): Promise<void> {
    if (acting === null) room.current = from
    await spend({ roomId: from.id, times, price }, times)
  }

  return { comet, draw, drawing: acting as Times | null, unknown: open?.times ?? null }
}

function resultOf(
  { prizes, treasure }: { prizes: DrawnPrize[]; treasure: Reward | null },
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

/** Whether a draw has lit the half of its room, which had fewer before; the whole is celebrated by its treasure. */
export function halfLit(before: StarRoom | null, { floors }: StarBoard): boolean {
  const after = floors.flatMap(({ rooms }) => rooms).find(({ id }) => id === before?.id)
  if (!before || !after) return false
  const half = after.stars / 2
  return before.lit < half && after.lit >= half && after.lit < after.stars
}
