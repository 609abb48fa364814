import { type ApiError, isBreakdown, isSilent, isUnheard } from '#shared/runtime/request'
import { toast } from '#shared/runtime/toast'

/**
 * After an action failed: says why where the client leaves that to the page, and reads the state again where what the
 * person saw was not true any more, or the server may have acted all the same, with an intent or without.
 * @param ownWords The page's own for a code; codes without any have the server's, or none if they are silent ones.
 */
export async function tellFailure(
  error: ApiError,
  reload: () => Promise<void>,
  ownWords?: (code: number) => string | false | undefined,
): Promise<void> {
  const refused = error.kind === 'business'
  if (refused && !error.shown) {
    const words = ownWords?.(error.code ?? 0) || (!isSilent(error) && error.message)
    if (words) toast.warning(words)
  }
  if (refused || error.unknownResult || isUnheard(error) || isBreakdown(error)) await reload()
}
