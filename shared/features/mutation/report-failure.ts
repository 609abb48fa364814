import { type ApiError, isSilent } from '#shared/runtime/request'
import { toast } from '#shared/runtime/toast'

/**
 * After an action failed: says why where the client leaves that to the page, and reads the state again where what the
 * person saw was not true any more, or the server may have acted all the same.
 * @param ownWords The page's own; without any there are the server's, or none where its codes are silent. False: none.
 */
export async function reportFailure(
  error: ApiError,
  reload: () => Promise<unknown>,
  ownWords?: (error: ApiError) => string | false | undefined,
): Promise<void> {
  if (error.kind === 'business' && !error.shown) {
    const own = ownWords?.(error)
    const words = own ?? (!isSilent(error) && error.message)
    if (words) toast.warning(words)
  }
  if (error.kind === 'business' || error.outcome === 'unknown') await reload()
}
