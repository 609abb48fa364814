import type { FreeBox, FreeBoxDetail } from '#shared/api/free-box'

type Tier = FreeBoxDetail['tiers'][number]

/** The tier that a box has reached, the one after it, and how many friends are missing to that. */
export function tiersOf({ tiers, box }: { tiers: readonly Tier[]; box: FreeBox | null }) {
  const helpers = box?.helpers.length ?? 0
  const reached = [...tiers].reverse().find(({ need }) => need <= helpers)
  const next = tiers.find(({ need }) => need > helpers)
  return { reached, next, missing: next ? next.need - helpers : 0 }
}
