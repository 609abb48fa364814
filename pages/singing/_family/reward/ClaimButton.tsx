import { Button } from '#shared/kit/button'
import { Mark } from '#shared/kit/mark'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import styles from './ClaimButton.module.css'

/** The claim of a step; had, it is a stamp. `missing` says on a press why it is not reached. */
export function ClaimButton(props: {
  state: 'locked' | 'claimable' | 'claimed'
  /** Words on a step that cannot be claimed, where it is not missed. */
  waiting?: string | undefined
  missing: string
  busy: boolean
  track: string
  onClaim: () => void
}) {
  const t = useT<typeof zh>('family')
  if (props.state === 'claimed') {
    return (
      <span className={styles.stamp}>
        <Mark of="done" /> {t('reward.claimed')}
      </span>
    )
  }
  const locked = props.state === 'locked'
  return (
    <Button
      size="s"
      look={locked ? 'ghost' : 'primary'}
      reason={locked ? props.missing : undefined}
      busy={props.busy}
      track={props.track}
      onClick={props.onClaim}
    >
      {locked ? (props.waiting ?? t('reward.locked')) : t('reward.claim')}
    </Button>
  )
}
