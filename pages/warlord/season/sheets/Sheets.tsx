import { postSwitchDay } from '#shared/api/warlord'
import { ClaimPopup } from '#shared/campaign/claim-popup'
import { drawPrize } from '#shared/campaign/prize'
import { update, useMutation } from '#shared/features/mutation'
import { Confirm } from '#shared/kit/confirm'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import { type Sheet, useSeason } from '../season-context.ts'
import { Chest } from './Chest.tsx'
import { GoalPicker } from './GoalPicker.tsx'
import { TutorialReader } from './TutorialReader.tsx'
import { Unlock } from './Unlock.tsx'

/** Overlays of the page; loaded when the first is opened. */
export function Sheets() {
  const { sheet, open, won, closeWon } = useSeason()
  const is = (name: Sheet['name']) => open && sheet?.name === name
  return (
    <>
      <GoalPicker open={is('goal')} />
      <Unlock open={is('unlock')} />
      <Chest open={is('rewards')} />
      {sheet?.name === 'lesson' && <TutorialReader key={sheet.tutorial.id} open={open} {...sheet} />}
      {sheet?.name === 'catchUp' && <CatchUpQuestion open={open} {...sheet} />}
      <ClaimPopup won={won} draw={drawPrize} onClose={closeWon} />
    </>
  )
}

/** Asks before a catch-up is spent. */
function CatchUpQuestion({ open, day, onDone }: { open: boolean; day: number; onDone: () => void }) {
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
