import { storage } from '#shared/runtime/storage'

const KEPT_MS = 24 * 60 * 60 * 1000

/** What is noted of decisions is heeded for a day (`shared/runtime/decision`); what is older is cleared away. */
export function cleanOldDecisions(): void {
  for (const key of storage.keys()) {
    if (!/^(intent|done):/.test(key)) continue
    const notedAt = Number(storage.read(key)?.split(' ')[0])
    if (!(Math.abs(Date.now() - notedAt) < KEPT_MS)) storage.remove(key)
  }
}
