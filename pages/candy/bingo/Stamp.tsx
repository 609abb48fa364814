import type { ReactNode } from 'react'
import styles from './Stamp.module.css'

const SCALLOPS =
  'M32 4a7 7 0 0114 4 7 7 0 0110 10 7 7 0 014 14 7 7 0 01-4 14 7 7 0 01-10 10 7 7 0 01-14 4 7 7 0 01-14-4 7 7 0 01-10-10 7 7 0 01-4-14 7 7 0 014-14 7 7 0 0110-10 7 7 0 0114-4z'

/** The print of the stamp around what it gave; pressed by hand, so never quite straight. */
export const Stamp = (props: { turn: number; className?: string | undefined; children: ReactNode }) => (
  <span className={`${styles.stamp} ${props.className ?? ''}`}>
    <svg viewBox="0 0 64 64" style={{ transform: `rotate(${props.turn}deg)` }} aria-hidden="true">
      <path d={SCALLOPS} />
      <circle cx="32" cy="32" r="23.5" />
    </svg>
    <span className={styles.middle}>{props.children}</span>
  </span>
)
