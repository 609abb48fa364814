import { useEffect, useState } from 'react'
import { safeParse } from 'valibot'
import { type Battle, battlePush, getRoomBattle } from '#shared/api/room-battle'
import { onSocketData } from '#shared/features/socket-data'
import { type Call, useCall } from '#shared/runtime/request'
import { isOver, takeAnswer, takePush } from './merge-battle.ts'

/** How long after an answer the battle is asked for again, in ms. A page that nobody sees does not ask. */
const LIVE_MS = 3000
const WAITING_MS = 10_000
/** Over, or none: the next one may be announced. */
const RESTING_MS = 30_000

function paceOf(battle: Battle | null | undefined): number | undefined {
  if (battle === undefined) return undefined
  if (!battle || isOver(battle)) return RESTING_MS
  return battle.state === 'waiting' ? WAITING_MS : LIVE_MS
}

interface Told {
  battle: Battle | null
}

/** The hall's battle, fed by answers and by what the app pushes: one state, in which nothing older undoes anything newer. */
export function useBattle(): Call<Told> {
  const [known, setKnown] = useState<Told & { from: Told }>()
  const call = useCall(getRoomBattle, ({ roomId }) => (roomId ? { roomId } : {}), {
    pollMs: paceOf(known?.battle),
  })
  const from = call.data
  if (from !== known?.from) {
    // without an answer somebody else, or another hall, is asked about
    setKnown(from && { from, battle: takeAnswer(known?.battle, from.battle) })
  }
  useEffect(
    () =>
      onSocketData((data) => {
        const push = safeParse(battlePush, data)
        if (push.success) setKnown((now) => now && { ...now, battle: takePush(now.battle, push.output) })
      }),
    [],
  )
  return from && known ? ({ ...call, data: known } as Call<Told>) : call
}
