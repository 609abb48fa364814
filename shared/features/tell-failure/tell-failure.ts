import type { ApiError } from '#shared/runtime/request'
import { toast } from '#shared/runtime/toast'

/**
 * After an action failed: says why where the client leaves that to the page, and reads the state again where what the
 * person saw was not true any more, or the result is unknown.
 */
export async function tellFailure(error: ApiError, reload: () => Promise<void>): Promise<void> {
  if (error.kind === 'business' && !error.shown) toast.warning(error.message)
  if (error.kind === 'business' || error.unknownResult) await reload()
}
