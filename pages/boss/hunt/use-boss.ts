import { useEffect } from 'react'
import { type Boss, type BossPush, bossPush, getCurrentBlood } from '#shared/api/boss'
import { type LiveRules, useLiveCall } from '#shared/features/socket-data'
import type { Query } from '#shared/runtime/request'
import { takeAnswer, takePush } from './merge-boss.ts'

/** How long after an answer the boss is looked at again, in ms. A page that nobody sees does not look. */
const PACE: Record<Boss['state'], number> = { coming: 10_000, appeared: 3000, killed: 60_000 }

const RULES: LiveRules<Boss, BossPush> = {
  push: bossPush,
  paceOf: (boss) => boss && PACE[boss.state],
  takeAnswer,
  takePush,
}

/** The boss, fed by answers and by what the app pushes: its blood only falls, and it dies once. */
export function useBoss(): Query<Boss> {
  const call = useLiveCall(getCurrentBlood, {}, RULES)
  const { refetch } = call
  const bled = call.data?.state === 'appeared' && call.data.blood === 0
  useEffect(() => {
    // a push took the last of it: who it was, the server knows
    if (bled) void refetch()
  }, [bled, refetch])
  return call
}
