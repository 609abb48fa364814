import type { ReactNode } from 'react'
import styles from './Bill.module.css'

/** The numbers of a purchase, a line each. */
export function Bill({ lines }: { lines: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className={styles.bill}>
      {lines.map(([name, value]) => (
        <div key={name} className={styles.line}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
