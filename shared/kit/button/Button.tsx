import type { ButtonHTMLAttributes, MouseEvent } from 'react'
import { toast } from '#shared/runtime/toast'
import styles from './Button.module.css'

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: 'primary' | 'ghost' | 'quiet'
  size?: 's' | 'm' | 'l'
  block?: boolean
  /** The action is pending: a line runs below the label and presses are ignored. */
  busy?: boolean
  /** Why the button is disabled. It stays focusable, and a press shows the reason as a toast. */
  reason?: string
  /** Name of the action in the log (`data-track`). */
  track?: string
}

/** The one button. Every further attribute of `<button>` passes through. */
export function Button({
  look = 'primary',
  size = 'm',
  block,
  busy,
  reason,
  track,
  className = '',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const held = busy || !!reason
  const refuse = (event: MouseEvent) => {
    event.preventDefault()
    if (reason && !busy) toast.tip(reason)
  }
  return (
    <button
      type="button"
      {...rest}
      className={`${styles.button} ${className}`}
      data-part="button"
      data-look={look}
      data-size={size}
      data-block={block || undefined}
      data-track={track}
      aria-busy={busy || undefined}
      aria-disabled={held || undefined}
      onClick={held ? refuse : onClick}
    >
      <span>{children}</span>
    </button>
  )
}
