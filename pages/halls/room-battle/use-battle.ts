import { type Battle, type BattlePush, battlePush, getRoomBattle } from '#shared/api/room-battle'
import { type LiveRules, useLiveCall } from '#shared/features/socket-data'
import type { Query } from '#shared/runtime/request'
import { isOver, takeAnswer, takePush } from './merge-battle.ts'

/** How long after a response the battle is refetched, in ms. A hidden page does not refetch. */
const LIVE_MS = 3000
const WAITING_MS = 10_000
/** Over, or none: the next one may be announced. */
const RESTING_MS = 30_000

interface Answer {
  battle: Battle | null
}

const RULES: LiveRules<Answer, BattlePush> = {
  push: battlePush,
  paceOf(known) {
    if (!known) return undefined
    const { battle } = known
    if (!battle || isOver(battle)) return RESTING_MS
    return battle.state === 'waiting' ? WAITING_MS : LIVE_MS
  },
  takeAnswer: (known, fresh) => ({ battle: takeAnswer(known?.battle, fresh.battle) }),
  takePush: (known, push) => ({ ...known, battle: takePush(known.battle, push) }),
}

/** The hall's battle, fed by answers and by what the app pushes: one state, in which nothing older undoes anything newer. */
export function useBattle(): Query<Answer> {
  return useLiveCall(getRoomBattle, ({ roomId }) => (roomId ? { roomId } : {}), RULES)
}
