import { Button } from '#shared/kit/button'
import { Mark } from '#shared/kit/mark'
import { useT } from '#shared/runtime/i18n'
import styles from './ClaimButton.module.css'
import type zh from './locales/zh.json'

/** The claim of a step, as a milestone or a level; or that it was made; or why it cannot be made yet, on a press. */
export function ClaimButton(props: {
  state: 'locked' | 'claimable' | 'claimed'
  /** Why not yet. */
  reason: string
  /** Words on a step that is not reached, where they are others. */
  locked?: string | undefined
  busy: boolean
  /** Log name; that of a locked one ends in `-locked`. */
  track: string
  onClaim: () => void
}) {
  const t = useT<typeof zh>('campaign/tasks')
  if (props.state === 'claimed') {
    return (
      <span className={styles.had} data-part="had">
        <Mark of="done" />
        {t('claimed')}
      </span>
    )
  }
  const locked = props.state === 'locked'
  return (
    <Button
      size="s"
      look={locked ? 'ghost' : 'primary'}
      reason={locked ? props.reason : undefined}
      busy={props.busy}
      track={locked ? `${props.track}-locked` : props.track}
      onClick={props.onClaim}
    >
      {locked ? (props.locked ?? t('locked')) : t('claim')}
    </Button>
  )
}
