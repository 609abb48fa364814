import type { ReactNode } from 'react'
import { Fact, FactList } from '#shared/kit/fact-list'
import styles from './Ledger.module.css'

export interface LedgerRow {
  id: string
  label: ReactNode
  /** '--' where nobody gave it. */
  value: ReactNode
  /** sum: what it comes to; text: no figure. */
  kind?: 'sum' | 'text'
}

/** Figures on the ruled lines of a passbook. */
export function Ledger({ label, rows }: { label: string; rows: readonly LedgerRow[] }) {
  return (
    <FactList label={label} className={styles.ledger}>
      {rows.map(({ id, label, value, kind }) => (
        <Fact key={id} name={label} kind={kind === 'text' ? undefined : (kind ?? 'figure')}>
          {value}
        </Fact>
      ))}
    </FactList>
  )
}
