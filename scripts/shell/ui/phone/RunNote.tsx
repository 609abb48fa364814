import { Button } from '../parts/Button.tsx'
import styles from './RunNote.module.css'
import type { Run } from './use-run.ts'

interface RunNoteProps {
  run: Run
  onReload: () => void
  onRestart: () => void
}

/** Progress of opening the page, as far as it matters. */
export function RunNote({ run, onReload, onRestart }: RunNoteProps) {
  const { step, note, steered } = run
  return (
    <div className={styles.note} role="status" data-step={step}>
      {!window.isSecureContext && (
        <p data-tone="bad">
          Clients are played at localhost alone: a browser does not say of other addresses who asks. Open the
          shell there.
        </p>
      )}
      {step === 'failed' && (
        <p data-tone="bad">
          The sandbox could not be prepared. {note}
          <Button onClick={onRestart}>Try again</Button>
        </p>
      )}
      {step === 'pressing' && <p>Tapping {note}…</p>}
      {step === 'open' && note && <p data-tone="bad">{note}</p>}
      {step === 'open' && !note && steered && (
        <p>
          In effect from the next call on.
          <Button onClick={onReload}>Reload the page</Button>
        </p>
      )}
    </div>
  )
}
