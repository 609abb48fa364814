import { Button } from '#shared/kit/button'
import styles from './BlockedNote.module.css'

/**
 * Beside actions that cannot happen now: why, and what leads on to where they can. The actions keep their `reason`, which
 * a press shows.
 */
export function BlockedNote(props: {
  text: string
  /** Label of the button that leads on; without it the text says what to wait for. */
  action?: string
  onAction?: () => void
}) {
  const { text, action, onAction } = props
  return (
    <div className={styles.note}>
      <p>{text}</p>
      {action && (
        <Button look="ghost" size="s" track="way-on" onClick={onAction}>
          {action}
        </Button>
      )}
    </div>
  )
}
