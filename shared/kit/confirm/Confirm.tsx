import type { ReactNode } from 'react'
import { Button } from '#shared/kit/button'
import { Sheet } from '#shared/kit/sheet'
import { useT } from '#shared/runtime/i18n'
import styles from './Confirm.module.css'
import type zh from './locales/zh.json'

export interface ConfirmProps {
  open: boolean
  title: string
  /** The consequences: price, name, losses. */
  children?: ReactNode
  confirmText?: string
  cancelText?: string
  /** For what cannot be undone. */
  danger?: boolean
  /** The action is pending: the dialog can be neither confirmed again nor closed. */
  busy?: boolean
  reason?: string
  track?: string
  onConfirm: () => void
  onCancel: () => void
}

/** Confirms spending, granting or losing something. */
export function Confirm({ open, title, children, danger, busy, onCancel, onConfirm, ...rest }: ConfirmProps) {
  const t = useT<typeof zh>('kit/confirm')
  const leave = () => {
    if (!busy) onCancel()
  }
  return (
    <Sheet
      open={open}
      kind="dialog"
      closeButton={false}
      title={title}
      onClose={leave}
      className={styles.confirm}
      footer={
        <div className={styles.actions}>
          <Button look="ghost" onClick={leave} disabled={busy}>
            {rest.cancelText ?? t('cancel')}
          </Button>
          <Button
            className={danger ? styles.danger : undefined}
            busy={busy}
            reason={rest.reason}
            track={rest.track}
            onClick={onConfirm}
          >
            {rest.confirmText ?? t('confirm')}
          </Button>
        </div>
      }
    >
      <div className={styles.text}>{children}</div>
    </Sheet>
  )
}
