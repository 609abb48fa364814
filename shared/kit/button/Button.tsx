import type { ButtonHTMLAttributes, MouseEvent } from 'react'
import { toast } from '#shared/runtime/toast'
import styles from './Button.module.css'

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: 'primary' | 'ghost' | 'quiet'
  size?: 's' | 'm' | 'l'
  block?: boolean
  /** Its action is under way: a line runs below the label, and further presses do nothing. */
  busy?: boolean
  /** Why it cannot be pressed now. It stays reachable, and a press says the reason as a tip. */
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
