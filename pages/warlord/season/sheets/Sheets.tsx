import { ClaimPopup } from '#shared/campaign/claim-popup'
import { drawPrize } from '#shared/campaign/prize'
import { type Sheet, useSeason } from '../season-context.ts'
import { CatchUpQuestion } from './CatchUpQuestion.tsx'
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
