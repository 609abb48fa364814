import type { ApiError } from '#shared/runtime/request'
import { toast } from '#shared/runtime/toast'

/**
 * Says why an action failed where the client leaves that to the page, and reads the board again: what the person
 * saw was not true any more, or the result is unknown.
 */
export async function tell(error: ApiError, reload: () => Promise<void>): Promise<void> {
  if (error.kind === 'business' && !error.shown) toast.warning(error.message)
  if (error.kind === 'business' || error.unknownResult) await reload()
}
