import type { ReactNode } from 'react'
import styles from './Meter.module.css'

/** A window of the taximeter: lit digits over those that are out. */
export function Meter(props: { label: string; size?: 'l' | undefined; children: ReactNode }) {
  return (
    <div className={styles.meter} data-size={props.size}>
      <span className={styles.label}>{props.label}</span>
      <b className={styles.digits}>{props.children}</b>
    </div>
  )
}
