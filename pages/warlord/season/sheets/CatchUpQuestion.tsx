import { postSwitchDay } from '#shared/api/warlord'
import { Confirm } from '#shared/kit/confirm'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import { useSeason } from '../season-context.ts'
import { useDecision } from './use-decision.ts'

/** Asks before a catch-up is spent. */
export function CatchUpQuestion({ open, day, onDone }: { open: boolean; day: number; onDone: () => void }) {
  const t = useT<typeof zh>()
  const { board, close } = useSeason()
  const { busy, run } = useDecision(postSwitchDay, close)
  const confirm = () =>
    run({ day }, (after, put) => {
      void put(after)
      onDone()
    })
  return (
    <Confirm
      open={open}
      title={t('catchUp.title', { day })}
      busy={busy}
      track="catch-up-confirm"
      onConfirm={confirm}
      onCancel={close}
    >
      {t('catchUp.confirm', { left: board.catchUps.left - 1 })}
    </Confirm>
  )
}
