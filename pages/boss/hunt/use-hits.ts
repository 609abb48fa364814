import { type BossHit, type BossPush, bossPush, getLastHits } from '#shared/api/boss'
import { type LiveRules, useLiveCall } from '#shared/features/socket-data'
import type { Query } from '#shared/runtime/request'
import { mergeHits } from './merge-boss.ts'

export interface Hits {
  list: BossHit[]
  total: number
  hasMore: boolean
}

const PACE_MS = 4000

const RESTING: LiveRules<Hits, BossPush> = {
  push: bossPush,
  paceOf: () => undefined,
  // with no hits at all another boss is awaited
  takeAnswer: (known, fresh) =>
    known && fresh.list.length ? { ...fresh, list: mergeHits(known.list, fresh.list) } : fresh,
  takePush: (known, { hit }) => (hit ? { ...known, list: mergeHits(known.list, [hit]) } : known),
}

const LIVE: typeof RESTING = { ...RESTING, paceOf: (known) => known && PACE_MS }

/** The latest hits, newest first, each once; refetched at intervals during a fight. */
export const useHits = (fighting: boolean): Query<Hits> =>
  useLiveCall(getLastHits, { pageNum: 1, pageSize: 20 }, fighting ? LIVE : RESTING)
