import type { ApiError } from '#shared/runtime/request'
import { toast } from '#shared/runtime/toast'

/**
 * Says why an action failed where the client leaves that to the page, and reads the state again: what the person
 * saw was not true any more, or the result is unknown. A board that moved on is only read again.
 */
export async function tell(error: ApiError, reload: () => Promise<void>): Promise<void> {
  const silent = error.shown || error.bizCode === 'OPEN_STARS_ROOM_ERROR'
  if (error.kind === 'business' && !silent) toast.warning(error.message)
  if (error.kind === 'business' || error.unknownResult) await reload()
}
