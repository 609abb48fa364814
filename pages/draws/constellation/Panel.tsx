import type { ReactNode } from 'react'
import styles from './Panel.module.css'

/** A panel in a chart's cartouche. */
export function Panel({ className = '', children }: { className?: string; children: ReactNode }) {
  return <div className={`${styles.panel} ${className}`}>{children}</div>
}
