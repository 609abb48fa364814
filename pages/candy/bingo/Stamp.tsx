import type { ReactNode } from 'react'
import styles from './Stamp.module.css'

const SCALLOPS =
  'M32 4.5a7.3 7.3 0 0113.8 3.7 7.3 7.3 0 0110.1 10.1 7.3 7.3 0 013.7 13.8 7.3 7.3 0 01-3.7 13.7 7.3 7.3 0 01-10.1 10.1 7.3 7.3 0 01-13.8 3.7 7.3 7.3 0 01-13.7-3.7 7.3 7.3 0 01-10.1-10.1 7.3 7.3 0 01-3.7-13.8 7.3 7.3 0 013.7-13.8 7.3 7.3 0 0110.1-10.1 7.3 7.3 0 0113.7-3.7z'

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
