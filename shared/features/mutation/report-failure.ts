import { type ApiError, isSilent } from '#shared/runtime/request'
import { toast } from '#shared/runtime/toast'

/**
 * Handles a failed action: shows why, where the client leaves that to the page, and refetches the state where it was
 * outdated or the server may have acted anyway.
 * @param ownWords the page's text in place of the server's; without it the server's, or none where its codes are silent.
 * False: none.
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
