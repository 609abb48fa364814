import { useRef, useState } from 'react'
import { drawPetPrize, getPetPrizes } from '#shared/api/room-pet'
import { tellFailure } from '#shared/features/tell-failure'
import { useAction, useCall } from '#shared/runtime/request'
import { here, hereNow } from '../kennel/here.ts'
import type { Kennel } from '../kennel/use-kennel.ts'
import type { PetReward } from '../reward/RewardArt.tsx'

export const TIMES = ['1', '10'] as const
export type Times = (typeof TIMES)[number]
/** asking: the server decides; rolling: it has decided, and the capsule comes out. */
export type Turn = 'still' | 'asking' | 'rolling'

/** As long as a capsule's way in the style sheet. */
const ROLL_MS = 1100

export type Draws = ReturnType<typeof useDraws>

/** The capsule machine of a hall: nothing comes out before the server has said what. */
export function useDraws(kennel: Kennel, enabled = true) {
  const pool = useCall(getPetPrizes, here, { enabled })
  const { run } = useAction(drawPetPrize)
  const under = useRef(false)
  const [turn, setTurn] = useState<Turn>('still')
  const [drawing, setDrawing] = useState<Times | null>(null)
  /** A draw whose result is unknown: it has to be asked for before there is another. */
  const [unknown, setUnknown] = useState<Times | null>(null)
  const [won, setWon] = useState<{ open: boolean; rewards: readonly PetReward[] }>({
    open: false,
    rewards: [],
  })

  async function draw(times: Times): Promise<void> {
    if (under.current) return
    under.current = true
    setDrawing(times)
    setTurn('asking')
    const result = await run({ ...hereNow(), times })
    if (result.ok) {
      setTurn('rolling')
      await roll()
      pool.set(result.data.pool)
      kennel.setBalance(result.data.pool.balance)
      setWon({ open: true, rewards: result.data.granted })
    } else await tellFailure(result.error, () => Promise.all([pool.reload(), kennel.reload()]).then(() => {}))
    setUnknown(!result.ok && result.error.unknownResult ? times : null)
    setTurn('still')
    setDrawing(null)
    under.current = false
  }

  const keep = () => setWon((now) => ({ ...now, open: false }))
  return { pool, turn, drawing, unknown, won, draw, keep }
}

async function roll(): Promise<void> {
  if (document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  await new Promise((done) => setTimeout(done, ROLL_MS))
}
