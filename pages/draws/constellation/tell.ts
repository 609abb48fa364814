import { tellFailure } from '#shared/features/tell-failure'
import type { ApiError } from '#shared/runtime/request'

/** As everywhere, but of a board that moved on nothing is said: it is read again. */
export function tell(error: ApiError, reload: () => Promise<void>): Promise<void> {
  return error.bizCode === 'OPEN_STARS_ROOM_ERROR' ? reload() : tellFailure(error, reload)
}
