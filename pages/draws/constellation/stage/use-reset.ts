import { resetStarsRoom, type StarBoard } from '#shared/api/constellation'
import { useOpenDecision } from '#shared/features/open-decision'
import { useT } from '#shared/runtime/i18n'
import type { Call } from '#shared/runtime/request'
import { toast } from '#shared/runtime/toast'
import type zh from '../locales/zh.json'
import { tell } from '../tell.ts'

export type RoomReset = ReturnType<typeof useReset>

/** The reset of my room; while the result of one is unknown, that one as it was made. */
export function useReset(board: Call<StarBoard>, mine: string) {
  const t = useT<typeof zh>()
  const { decide, busy, open } = useOpenDecision(resetStarsRoom)
  const asked = open ?? { roomId: mine }

  /** `onAnswer` comes before anything is read again. */
  async function reset(onAnswer: () => void): Promise<void> {
    const put = board.begin()
    const result = await decide(asked)
    onAnswer()
    if (!result.ok) return tell(result.error, board.reload)
    if (open) toast.tip(t('reset.known'))
    return put(result.data, !!open)
  }

  return { reset, busy, roomId: asked.roomId, unknown: !!open }
}
