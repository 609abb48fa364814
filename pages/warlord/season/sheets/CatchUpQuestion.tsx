import { postSwitchDay } from '#shared/api/warlord'
import { update, useMutation } from '#shared/features/mutation'
import { Confirm } from '#shared/kit/confirm'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import { useSeason } from '../season-context.ts'

/** Asks before a catch-up is spent. */
export function CatchUpQuestion({ open, day, onDone }: { open: boolean; day: number; onDone: () => void }) {
  const t = useT<typeof zh>()
  const { board, call, close } = useSeason()
  const { busy, run } = useMutation(postSwitchDay, {
    updates: [update(call, (after) => after)],
    onSettled: close,
    onSuccess: onDone,
  })
  return (
    <Confirm
      open={open}
      title={t('catchUp.title', { day })}
      busy={busy}
      track="catch-up-confirm"
      onConfirm={() => void run({ day })}
      onCancel={close}
    >
      {t('catchUp.confirm', { left: board.catchUps.left - 1 })}
    </Confirm>
  )
}
