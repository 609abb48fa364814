import type { ReactNode } from 'react'
import styles from './Ledger.module.css'

export interface LedgerRow {
  id: string
  label: ReactNode
  /** '--' where nobody told it. */
  value: ReactNode
  /** sum: what it comes to; text: no figure. */
  kind?: 'sum' | 'text'
}

/** Figures on the ruled lines of a passbook. */
export function Ledger({ label, rows }: { label: string; rows: readonly LedgerRow[] }) {
  return (
    <dl className={styles.ledger} aria-label={label}>
      {rows.map(({ id, label, value, kind }) => (
        <div key={id} className={styles.row} data-kind={kind}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
