import { serverNow } from '#shared/runtime/clock'
import { storage } from '#shared/runtime/storage'

/** 2025-06-01 23:59:59 in China, as a number: strict parsers refuse that text. */
const UNTIL = Date.UTC(2025, 5, 1, 15, 59, 59)

/**
 * Until that date answers that earlier versions kept are cleared at each start. The request cache has since taken over
 * their prefix (`shared/runtime/request/cache.ts`), so before it nothing that is kept lives longer than a visit.
 * By the server's clock: a device's may stand years back, which would empty the cache at every start for ever.
 */
export function cleanOldAnswers(): void {
  if (serverNow() >= UNTIL) return
  for (const key of storage.keys()) if (key.startsWith('MD5API-')) storage.remove(key)
}
