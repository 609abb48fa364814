import { serverNow } from '#shared/runtime/clock'
import { storage } from '#shared/runtime/storage'

/** 2025-06-01 23:59:59 in China, as a number: strict parsers refuse that text. */
const UNTIL = Date.UTC(2025, 5, 1, 15, 59, 59)

/**
 * Until this date, responses cached by earlier versions are cleared at each start: the request cache has taken over their
 * prefix (`shared/runtime/request/request.ts`). Checked by the server's clock: a device clock that is years behind would
 * clear the cache at every start for ever.
 */
export function cleanOldAnswers(): void {
  if (serverNow() >= UNTIL) return
  for (const key of storage.keys()) if (key.startsWith('MD5API-')) storage.remove(key)
}
