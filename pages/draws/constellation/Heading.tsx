import type { ReactNode } from 'react'
import styles from './Heading.module.css'

/** A section's heading, as an engraver sets it: between two rules that end in stars. */
export function Heading({ children }: { children: ReactNode }) {
  return <h2 className={styles.heading}>{children}</h2>
}
