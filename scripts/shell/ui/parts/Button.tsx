import type { ButtonHTMLAttributes } from 'react'
import styles from './Button.module.css'
import { Icon, type IconName } from './Icon.tsx'

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon?: IconName
  /** `quiet` has no ground of its own, `accent` is the one thing to do. */
  look?: 'plain' | 'quiet' | 'accent'
  /** A sign alone, named by this. */
  label?: string
}

/** The one button. Every further attribute of `<button>` passes through. */
export function Button({ icon, look = 'plain', label, className = '', children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`${styles.button} ${className}`}
      data-look={look}
      data-bare={label ? '' : undefined}
      aria-label={label}
      title={rest.title ?? label}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  )
}
