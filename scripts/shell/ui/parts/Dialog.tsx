import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { Button } from './Button.tsx'
import styles from './Dialog.module.css'

interface DialogProps {
  title: string
  onClose: () => void
  /** As wide as the window allows. */
  wide?: boolean
  children: ReactNode
}

/** A sheet over the workbench, for as long as it is rendered. Escape and a press beside it close it. */
export function Dialog({ title, onClose, wide, children }: DialogProps) {
  const id = useId()
  const ref = useRef<HTMLDialogElement>(null)
  // before its content takes the focus
  useLayoutEffect(() => {
    const dialog = ref.current
    if (dialog && !dialog.open) dialog.showModal()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape
    <dialog
      ref={ref}
      className={styles.dialog}
      data-wide={wide || undefined}
      aria-labelledby={id}
      onClose={onClose}
      onClick={(event) => event.target === ref.current && onClose()}
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          <h2 id={id}>{title}</h2>
          <Button look="quiet" icon="close" label="Close" onClick={onClose} />
        </div>
        {children}
      </div>
    </dialog>
  )
}
