import { storage } from '#shared/runtime/storage'

const KEPT_MS = 24 * 60 * 60 * 1000

/** Decisions whose result is open are shown for a day (`shared/features/open-decision`); what is older is cleared away. */
export function cleanOldDecisions(): void {
  for (const key of storage.keys()) {
    if (!key.startsWith('decisions:')) continue
    const kept = storage.readJson(key)
    const all: readonly { at?: number }[] = Array.isArray(kept) ? kept : []
    const fresh = all.filter((each) => Math.abs(Date.now() - Number(each?.at)) < KEPT_MS)
    if (fresh.length === 0) storage.remove(key)
    else if (fresh.length < all.length) storage.writeJson(key, fresh)
  }
}
