import type { Milestone } from '#shared/api/captain-task'
import { Button } from '#shared/kit/button'
import { Mark } from '#shared/kit/mark'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import styles from './ClaimButton.module.css'
import type { Claims } from './use-task-claim.ts'

/** The claim of a milestone or a bounty, or that it was made, or why it cannot be made yet. */
export function ClaimButton(props: {
  of: Milestone
  claims: Claims
  /** Why not yet. */
  reason: string
  track: string
}) {
  const t = useT<typeof zh>('family')
  const { of: each, claims } = props
  if (each.state === 'claimed') {
    return (
      <span className={styles.claimed}>
        <Mark of="done" />
        {t('claim.done')}
      </span>
    )
  }
  const locked = each.state === 'locked'
  return (
    <Button
      size="s"
      look={locked ? 'ghost' : 'primary'}
      reason={locked ? props.reason : undefined}
      busy={claims.busyId === each.id}
      track={locked ? `${props.track}-locked` : props.track}
      onClick={() => void claims.claim(each.id)}
    >
      {t(locked ? 'claim.locked' : 'claim.now')}
    </Button>
  )
}
