import type { ApiError } from '#shared/runtime/request'

/** No message for an outdated board: it is refetched. */
export const words = ({ bizCode }: ApiError) => (bizCode === 'OPEN_STARS_ROOM_ERROR' ? false : undefined)
