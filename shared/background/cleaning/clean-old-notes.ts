import { readKey } from '#shared/runtime/idempotency'
import { storage } from '#shared/runtime/storage'

const KEPT_MS = 24 * 60 * 60 * 1000

/**
 * Drafts (`shared/features/draft`) and what marks a finished mutation are removed a day later; of idempotency keys only those that `readKey` does not use any more: one whose result is unknown is never too old.
 */
export function cleanOldNotes(): void {
  for (const key of storage.keys()) {
    if (/^intent:/.test(key) && !readKey(key)) storage.remove(key)
    if (!/^(done|draft):/.test(key)) continue
    const notedAt = Number(storage.read(key)?.split(' ')[0])
    if (!(Math.abs(Date.now() - notedAt) < KEPT_MS)) storage.remove(key)
  }
}
