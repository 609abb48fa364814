import type { ApiError } from '#shared/runtime/request'

/** Of a board that moved on nothing is said: it is read again. */
export const words = ({ bizCode }: ApiError) => (bizCode === 'OPEN_STARS_ROOM_ERROR' ? false : undefined)
