import { storage } from '#shared/runtime/storage'

const KEPT_MS = 24 * 60 * 60 * 1000

/** Decisions of unknown result are heeded for a day (`shared/runtime/request/intent.ts`); what is older is cleared away. */
export function cleanOldIntents(): void {
  for (const key of storage.keys()) {
    if (!key.startsWith('intent:')) continue
    const madeAt = Number(storage.read(key)?.split(' ')[0])
    if (!(Math.abs(Date.now() - madeAt) < KEPT_MS)) storage.remove(key)
  }
}
