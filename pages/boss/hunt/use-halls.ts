import { getHallBoard } from '#shared/api/boss'
import { usePaged } from '#shared/features/paged'

/** The halls from which the boss can be hit, by damage. */
export const useHalls = () => usePaged(getHallBoard, {})

export type HuntHalls = ReturnType<typeof useHalls>
