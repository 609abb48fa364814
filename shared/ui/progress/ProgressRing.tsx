import type { CSSProperties, ReactNode } from 'react'
import styles from './Progress.module.css'
import { partOf, spoken } from './part.ts'

/** A ring, 96 design px or `size`, with a figure in the middle; `label` is its spoken name. */
export function ProgressRing(props: {
  label: string
  value: number
  max?: number
  size?: number
  children?: ReactNode
  className?: string
}) {
  const { label, value, max = 100, size = 96, className = '' } = props
  return (
    <div
      {...spoken(value, max, label)}
      className={`${styles.ring} ${className}`}
      style={{ width: `${size / 37.5}rem`, height: `${size / 37.5}rem` } as CSSProperties}
    >
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <circle cx="24" cy="24" r="21" />
        {/* Drawn as 100 long, so that the dash is the percentage. */}
        <circle cx="24" cy="24" r="21" pathLength={100} strokeDasharray={`${partOf(value, max) * 100} 200`} />
      </svg>
      <span className={styles.middle}>{props.children}</span>
    </div>
  )
}
