import { useState } from 'react'
import { drawPetPrize, getPetPrizes } from '#shared/api/room-pet'
import type { Reward } from '#shared/campaign/reward'
import { useSpendMutation, useWon } from '#shared/features/mutation'
import { useQuery } from '#shared/runtime/request'
import { here, hereNow } from '../kennel/here.ts'
import type { Kennel } from '../kennel/use-kennel.ts'

export const TIMES = ['1', '10'] as const
export type Times = (typeof TIMES)[number]
/** asking: the server decides; rolling: it has decided, and the capsule comes out. */
export type Turn = 'still' | 'asking' | 'rolling'

/** As long as a capsule's way in the style sheet. */
const ROLL_MS = 1100

export type Draws = ReturnType<typeof useDraws>

/** The capsule machine of a hall; it opens only after the server's answer. */
export function useDraws(kennel: Kennel, enabled = true) {
  const [turn, setTurn] = useState<Turn>('still')
  const [drawing, setDrawing] = useState<Times | null>(null)
  // A machine that is closed while it turns goes on: what it leaves behind is shown on its prices.
  const pool = useQuery(getPetPrizes, here, { enabled: enabled || drawing !== null })
  const { won, show, close: keep } = useWon<Reward>()

  const refetch = async () => {
    await Promise.all([pool.refetch(), kennel.refetch()])
  }
  const { spend, open } = useSpendMutation(drawPetPrize, {
    lock: kennel.lock,
    refetch,
    async reveal(asked, { times }) {
      setDrawing(times)
      setTurn('asking')
      if (!(await asked).ok) return
      setTurn('rolling')
      await roll()
    },
    onSuccess(answer, { again }) {
      // One that was looked up answers with the prices and the purse of then.
      if (again) void refetch()
      else {
        pool.setData(answer.pool)
        kennel.setBalance(answer.pool.balance)
      }
      show(answer.granted)
    },
  })

  /** At the price that the person saw. One of unknown result is asked for as it was made, before there is another. */
  const draw = async (times: Times, price: number) => {
    await spend({ ...hereNow(), times, price }, 'draw')
    setTurn('still')
    setDrawing(null)
  }

  return { pool, turn, drawing, open, won, draw, keep }
}

async function roll(): Promise<void> {
  if (document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  await new Promise((done) => setTimeout(done, ROLL_MS))
}
