import styles from './Weight.module.css'

interface WeightProps {
  name: string
  /** Bytes over the wire, and how many there may be. */
  bytes: number
  most: number
}

/** A weight with its budget as a thin bar. */
export function Weight({ name, bytes, most }: WeightProps) {
  const share = Math.min(1, bytes / most)
  return (
    <span
      className={styles.weight}
      data-over={bytes > most || undefined}
      title={`${name}: ${kilo(bytes)} of ${kilo(most)} KB, brotli`}
    >
      <span>
        {name} {kilo(bytes)}
      </span>
      <span className={styles.bar} aria-hidden="true">
        <span style={{ width: `${share * 100}%` }} />
      </span>
    </span>
  )
}

/** Thousands of bytes, as budgets are given. */
function kilo(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}
