import { Button } from '#shared/kit/button'
import styles from './DrawBar.module.css'

/** Two ways on, side by side: back out, or go ahead. */
export function Pair(props: {
  back: string
  ahead: string
  track: string
  busy?: boolean
  onBack: () => void
  onAhead: () => void
}) {
  return (
    <div className={styles.draws}>
      <Button look="ghost" size="l" onClick={props.onBack}>
        {props.back}
      </Button>
      <Button size="l" track={props.track} busy={props.busy} onClick={props.onAhead}>
        {props.ahead}
      </Button>
    </div>
  )
}
