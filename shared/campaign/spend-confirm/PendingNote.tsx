import type { ReactNode } from 'react'
import { Button } from '#shared/kit/button'
import { useT } from '#shared/runtime/i18n'
import type zh from './locales/zh.json'
import styles from './PendingNote.module.css'

/**
 * While the result of a spending is unknown (`useSpendMutation`'s `open`): a note with a button that checks it without paying again.
 */
export function PendingNote(props: {
  busy: boolean
  onCheck: () => void
  /** Replaces the usual words. */
  children?: ReactNode
}) {
  const t = useT<typeof zh>('campaign/spend-confirm')
  return (
    <div className={styles.pending} role="status">
      <p>{props.children ?? t('unknown')}</p>
      <Button size="s" busy={props.busy} track="check" onClick={props.onCheck}>
        {t('check')}
      </Button>
    </div>
  )
}
