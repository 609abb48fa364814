import { useState } from 'react'
import { drawBlindBox, getBlindBoxes } from '#shared/api/blind-box'
import type { Reward } from '#shared/campaign/reward'
import { update, useSpendMutation, useWon } from '#shared/features/mutation'
import { useQuery } from '#shared/runtime/request'

export const TIMES = ['1', '10'] as const
export type Times = (typeof TIMES)[number]
/** asking: the server decides, and the box rocks; opening: it has decided, and the lid flies off. */
export type Turn = 'still' | 'asking' | 'opening'

/** As long as the lid flies in the style sheet. */
const OPEN_MS = 900

/** A figure's rarity as rewards have it. */
const RARITIES = { common: 'common', rare: 'rare', hidden: 'legend' } as const

export type Boxes = ReturnType<typeof useBoxes>

/** The boxes; one opens only after the server's answer. */
export function useBoxes() {
  const call = useQuery(getBlindBoxes, {})
  const [turn, setTurn] = useState<Turn>('still')
  const { won, show, close: keep } = useWon<Reward>()
  const { spend, open, busy } = useSpendMutation(drawBlindBox, {
    updates: [update(call, ({ detail }) => detail)],
    async reveal(asked) {
      setTurn('asking')
      if (!(await asked).ok) return
      setTurn('opening')
      await lidOff()
    },
    onSuccess: ({ drawn }) =>
      show(drawn.map(({ reward, rarity }) => ({ ...reward, rarity: RARITIES[rarity] }))),
  })
  /** At the price that the person saw. One of unknown result is asked about, as it was made, before there is another. */
  const draw = async (boxId: string, times: Times, price: number) => {
    await spend({ boxId, times, price })
    setTurn('still')
  }
  return { call, turn, open, busy, won, keep, draw }
}

async function lidOff(): Promise<void> {
  if (document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  await new Promise((done) => setTimeout(done, OPEN_MS))
}
