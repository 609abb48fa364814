import { storage } from '#shared/runtime/storage'

const KEPT_MS = 24 * 60 * 60 * 1000

/** Idempotency keys (`shared/runtime/idempotency`) and drafts (`shared/features/draft`) are kept for a day; older ones are removed. */
export function cleanOldNotes(): void {
  for (const key of storage.keys()) {
    if (!/^(intent|done|draft):/.test(key)) continue
    const notedAt = Number(storage.read(key)?.split(' ')[0])
    if (!(Math.abs(Date.now() - notedAt) < KEPT_MS)) storage.remove(key)
  }
}
