import type { ReactNode } from 'react'
import styles from './Progress.module.css'
import { partOf, spoken } from './part.ts'

/**
 * A progress bar with name and figure: `figure` is the visible text, for instance '3 / 5' or '60%'. Without `value` it is
 * indeterminate. The bare bar is `kit/progress-bar`.
 */
export function Progress(props: {
  label: string
  value?: number
  max?: number
  figure?: ReactNode
  className?: string
}) {
  const { label, value, max = 100, className = '' } = props
  const known = value !== undefined
  return (
    <div className={className}>
      <p className={styles.head}>
        <span>{label}</span>
        <b className={styles.figure}>{props.figure}</b>
      </p>
      <div
        className={styles.bar}
        data-unknown={!known || undefined}
        {...(known ? spoken(value, max, label) : { role: 'progressbar', 'aria-label': label })}
      >
        <div
          className={styles.fill}
          style={known ? { transform: `translateX(${partOf(value, max) * 100 - 100}%)` } : undefined}
        />
      </div>
    </div>
  )
}
