import { type BossHit, type BossPush, bossPush, getLastHits } from '#shared/api/boss'
import { type LiveRules, useLiveCall } from '#shared/features/socket-data'
import type { Call } from '#shared/runtime/request'
import { mergeHits } from './merge-boss.ts'

export interface Hits {
  list: BossHit[]
  total: number
  hasMore: boolean
}

const PACE_MS = 4000

const RULES: LiveRules<Hits, BossPush> = {
  push: bossPush,
  paceOf: (known) => known && PACE_MS,
  // with no hits at all another boss is awaited
  takeAnswer: (known, told) =>
    known && told.list.length ? { ...told, list: mergeHits(known.list, told.list) } : told,
  takePush: (known, { hit }) => (hit ? { ...known, list: mergeHits(known.list, [hit]) } : known),
}

/** The latest hits, newest first, each once. */
export const useHits = (): Call<Hits> => useLiveCall(getLastHits, { pageNum: 1, pageSize: 20 }, RULES)
