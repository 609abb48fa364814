import { useRef } from 'react'
import { resetStarsRoom, type StarBoard } from '#shared/api/constellation'
import { update, useSpendMutation } from '#shared/features/mutation'
import { useT } from '#shared/runtime/i18n'
import type { Query } from '#shared/runtime/request'
import { toast } from '#shared/runtime/toast'
import { words } from '../error-words.ts'
import type zh from '../locales/zh.json'

export type RoomReset = ReturnType<typeof useReset>

/** The reset of my room; while the result of one is unknown, that one as it was made. */
export function useReset(board: Query<StarBoard>, mine: string) {
  const t = useT<typeof zh>()
  const answer = useRef(() => {})
  const { spend, busy, open } = useSpendMutation(resetStarsRoom, {
    updates: [update(board, (now) => now)],
    errorText: words,
    onSettled: () => answer.current(),
    onSuccess(_, { again }) {
      if (again) toast.tip(t('reset.known'))
    },
  })

  /** `onAnswer` is called before anything is refetched. */
  async function reset(onAnswer: () => void): Promise<void> {
    answer.current = onAnswer
    await spend({ roomId: mine })
  }

  return { reset, busy, roomId: open?.roomId ?? mine, unknown: !!open }
}
