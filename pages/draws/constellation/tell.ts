import { tellFailure } from '#shared/features/tell-failure'
import type { ApiError } from '#shared/runtime/request'

/**
 * As everywhere, but of a board that moved on nothing is said; and whatever failed, what there is now is read: a move to
 * another room, which is no intent, may have been made without an answer too.
 */
export async function tell(error: ApiError, reload: () => Promise<void>): Promise<void> {
  if (error.bizCode !== 'OPEN_STARS_ROOM_ERROR') await tellFailure(error, async () => {})
  await reload()
}
